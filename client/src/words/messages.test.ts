import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import english from './en.ftl?raw';
import { isNode, sources, visit, type Node } from './fixtures';
import french from './fr.ftl?raw';
import russian from './ru.ftl?raw';

/** A message's variables, and the variants that it has for numbers, by the variable that is counted. */
interface Shape {
  variables: Set<string>;
  plurals: Map<string, string[]>;
}

function shapeOf(pattern: unknown): Shape {
  const shape: Shape = { variables: new Set(), plurals: new Map() };
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    if (typeof value !== 'object' || value === null) return;
    const node = value as { type?: string; name?: string; variants?: { key: Node }[] };
    if (node.type === 'var') shape.variables.add(String(node.name));
    if (node.type === 'select') {
      const { selector } = value as unknown as { selector: { name: string } };
      const keys = (node.variants ?? []).map(({ key }) => String(key['value']));
      if (keys.includes('one')) shape.plurals.set(selector.name, keys);
    }
    Object.values(value).forEach(walk);
  };
  walk(pattern);
  return shape;
}

function read(text: string): Map<string, Shape> {
  return new Map(new FluentResource(text).body.map(({ id, value }) => [id, shapeOf(value)]));
}

const en = read(english);
const others = { fr: read(french), ru: read(russian) };

/** The calls of `t`: the id, and the names of the arguments. */
function callsIn(tree: Node): { id: string; args: string[] }[] {
  const calls: { id: string; args: string[] }[] = [];
  visit(tree, (node) => {
    const callee = node['callee'];
    if (node.type !== 'CallExpression' || !isNode(callee) || callee['name'] !== 't')
      return undefined;
    const [id, args] = node['arguments'] as Node[];
    const properties = (args?.['properties'] ?? []) as Node[];
    calls.push({
      id:
        id?.type === 'Literal' ? String(id['value']) : `an id that is not written out: ${id?.type}`,
      args:
        args === undefined || args.type === 'ObjectExpression'
          ? properties.map(({ key }) => String((key as Node)['name']))
          : ['arguments that are not written out'],
    });
    return undefined;
  });
  return calls;
}

const calls = sources().flatMap(({ name, tree }) =>
  callsIn(tree).map((call) => ({ source: name, ...call })),
);

it.each(Object.entries({ en: english, fr: french, ru: russian }))(
  '%s.ftl can be read to its end, and has every message once',
  (_, text) => {
    const written = [...text.matchAll(/^([a-z][a-z0-9-]*) *=/gm)].map(([, id]) => id);
    expect(new FluentResource(text).body.map(({ id }) => id)).toEqual(written);
    expect(new Set(written).size).toBe(written.length);
  },
);

it('every message that is said is there, with its arguments', () => {
  for (const { source, id, args } of calls) {
    expect([source, id, en.has(id)]).toEqual([source, id, true]);
    expect([source, id, [...args].sort()]).toEqual([
      source,
      id,
      [...(en.get(id)?.variables ?? [])].sort(),
    ]);
  }
});

it('every message is said somewhere', () => {
  const said = new Set(calls.map(({ id }) => id));
  expect([...en.keys()].filter((id) => !said.has(id))).toEqual([]);
});

/** The forms that a language has beside the one for everything else. */
const FORMS = { fr: ['one'], ru: ['one', 'few', 'many'] };

it.each(['fr', 'ru'] as const)(
  '%s has every message, and the forms for its numbers',
  (language) => {
    const translated = others[language];
    expect([...translated.keys()].sort()).toEqual([...en.keys()].sort());
    for (const [id, { variables, plurals }] of translated) {
      const known = en.get(id);
      expect([id, [...variables].filter((name) => !known?.variables.has(name))]).toEqual([id, []]);
      for (const [variable, keys] of plurals) {
        expect([id, variable, keys]).toEqual([
          id,
          variable,
          expect.arrayContaining(FORMS[language]),
        ]);
      }
    }
  },
);

it('Russian tells numbers apart wherever English does', () => {
  for (const [id, { plurals }] of en) {
    const there = others.ru.get(id)?.plurals;
    expect([id, [...plurals.keys()].filter((name) => there?.has(name) !== true)]).toEqual([id, []]);
  }
});
