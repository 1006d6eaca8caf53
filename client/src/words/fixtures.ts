// The sources of the client as trees, for tests of its texts.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';

/** A node of a tree; what it has beside its type depends on that. */
export interface Node {
  type: string;
  [name: string]: unknown;
}

export interface Source {
  name: string;
  tree: Node;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const FOLDER = join(import.meta.dirname, '..');

/** Tests, their fixtures and types made from Rust say nothing to people. */
const isSource = (name: string) =>
  /\.(svelte|ts)$/.test(name) && !/\.test\.ts$|fixtures\.ts$|test-setup\.ts$|^generated/.test(name);

/** Every source that may say something, parsed. A script is parsed as a component that is nothing else. */
export function sources(): Source[] {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(isSource);
  return names.map((name) => {
    const text = readFileSync(join(FOLDER, name), 'utf8');
    const whole = name.endsWith('.ts') ? `<script lang="ts">${text}</script>` : text;
    const { fragment, instance, module } = parse(whole, { modern: true, filename: name });
    return { name, tree: { type: 'Source', fragment, instance, module } };
  });
}

/** Visits a tree from the root on; `false` leaves out what is below a node. */
export function visit(
  tree: Node,
  see: (node: Node, above: readonly Node[]) => boolean | undefined,
  above: readonly Node[] = [],
): void {
  if (see(tree, above) === false) return;
  const path = [...above, tree];
  for (const value of Object.values(tree)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (isNode(one)) visit(one, see, path);
    }
  }
}
