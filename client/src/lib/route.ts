/** Where the page is: hash routes, so that the server needs to know one page only. */
export type Route =
  | { page: 'start' }
  | { page: 'table'; table: string; seat: string | null; key: string | null }
  | { page: 'rules'; game: string; case: string | null }
  | { page: 'lab'; game: string | null }
  | { page: 'unknown' };

/** Reads the part of an address after `#`. */
export function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const parts = path.split('/').filter((part) => part !== '');
  const asked = new URLSearchParams(query);
  const [page, name] = parts.map(decode);
  if (page === undefined) return { page: 'start' };
  if (page === 'lab' && parts.length <= 2) return { page: 'lab', game: name ?? null };
  if (parts.length !== 2 || name === undefined) return { page: 'unknown' };
  if (page === 'table') {
    return { page: 'table', table: name, seat: asked.get('seat'), key: asked.get('key') };
  }
  if (page === 'rules') return { page: 'rules', game: name, case: asked.get('case') };
  return { page: 'unknown' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function tableHash(table: string): string {
  return `#/table/${encodeURIComponent(table)}`;
}

export function rulesHash(game: string, rule?: string): string {
  const asked = rule === undefined ? '' : `?case=${encodeURIComponent(rule)}`;
  return `#/rules/${encodeURIComponent(game)}${asked}`;
}

export function labHash(game: string): string {
  return `#/lab/${encodeURIComponent(game)}`;
}

/** The address to send to somebody who plays a seat elsewhere. */
export function invitation(page: string, table: string, seat: string, key: string): string {
  const asked = new URLSearchParams({ seat, key });
  return `${page}${tableHash(table)}?${asked}`;
}
