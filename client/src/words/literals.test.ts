import { expect, it } from 'vitest';
import { isNode, sources, visit, type Node } from './fixtures';

/** Attributes whose values people read or hear. */
const READ =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|text|caption|heading|about|hint|legend|help|sort|unit)$/;

/** Texts that stay as they are. */
const ALLOWED: Record<string, string> = {
  Malakoff: 'the name of the program is the same in every language',
  M: 'its first letter, where there is no room for more',
  alakoff: 'its other letters',
  English: 'a language is called what its speakers call it',
  Français: 'as above',
  Русский: 'as above',
  'must attack': 'a sign on a counter is known by the word that the server has for it',
  'must be attacked': 'as above',
};

/** Strings in scripts that look like texts and are none. */
const NO_TEXTS = [
  // Names of keys and of headers.
  /^(Enter|Escape|Home|Tab|Arrow(Up|Down|Left|Right))$/,
  /^(Accept-Language|Authorization|Content-Type|Bearer )$/,
  // Units of styles.
  /^(ms|px)\b/,
  // Names of classes of errors.
  /^(ConnectionLost|HttpProblem)$/,
  // What `getComputedStyle`, `matchMedia`, selectors and styles are asked for.
  /^\((min|max|prefers)-|^[[.#]|--|var\(|(light-dark|translate|rotate|scale)\(|^(button|input)\b.*[[:,]/,
];

/** Words for people have a space between them, or are one with a capital. */
const looksLikeText = (text: string) =>
  /\p{L}{2,}[,.:;!?]? \p{L}{2,}/u.test(text) || /^\p{Lu}\p{Ll}+$/u.test(text.trim());

/** Between the arguments of a template a single word is enough. */
const looksLikePart = (text: string) => /(^|\s)\p{L}{2,}[,.]?(\s|$)/u.test(text);

const isAllowed = (text: string) =>
  text.trim() in ALLOWED || NO_TEXTS.some((pattern) => pattern.test(text));

/** What a node says, if it is a piece of text in a template or a string in a script. */
function textOf(node: Node): string | null {
  if (node.type === 'Text') return String(node['data']);
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type === 'TemplateElement') return (node['value'] as { cooked: string }).cooked;
  return null;
}

/** What stands below is no text: types, other modules' names, and errors that developers read. */
function isSilent(node: Node): boolean {
  const callee = node['callee'];
  return (
    node.type.startsWith('TS') ||
    node.type === 'ImportDeclaration' ||
    node.type === 'StyleDirective' ||
    (node.type === 'NewExpression' && isNode(callee) && callee['name'] === 'Error') ||
    (node.type === 'CallExpression' &&
      isNode(callee) &&
      (callee['name'] === 't' || callee.type === 'Super'))
  );
}

/** The attribute that a node is part of; not for what stands within an element of its own. */
const attributeAbove = (above: readonly Node[]) =>
  above.findLast(({ type }) => type === 'Attribute' || type === 'Fragment');

function isForPeople(node: Node, text: string, above: readonly Node[]): boolean {
  const isInTemplate = node.type === 'Text';
  if (!/\p{L}/u.test(text) || isAllowed(text)) return false;
  const attribute = attributeAbove(above);
  if (attribute?.type === 'Attribute') {
    const name = String(attribute['name']);
    return READ.test(name) ? isInTemplate || looksLikeText(text) : false;
  }
  if (node.type === 'TemplateElement' && looksLikePart(text)) return true;
  return isInTemplate || looksLikeText(text);
}

function textsIn(tree: Node): string[] {
  const found: string[] = [];
  visit(tree, (node, above) => {
    // A type is left out with all that is below it, but not what it is said about.
    if (/^TS(As|Satisfies|NonNull)Expression$/.test(node.type)) return undefined;
    if (isSilent(node)) return node.type === 'CallExpression' ? undefined : false;
    const text = textOf(node);
    const call = above.at(-1);
    const isId = call?.type === 'CallExpression' && isSilent(call);
    if (text !== null && !isId && isForPeople(node, text, above)) found.push(text);
    return undefined;
  });
  return found;
}

it('no text for people stands in the sources', () => {
  const found = sources().flatMap(({ name, tree }) =>
    textsIn(tree).map((text) => `${name}: ${text.trim()}`),
  );
  expect(found).toEqual([]);
});
