import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, HttpProblem, playUrl } from './http';

function answer(status: number, body: unknown) {
  const fetched = vi.fn<typeof fetch>(() =>
    Promise.resolve(new Response(JSON.stringify(body), { status })),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => void vi.unstubAllGlobals());

describe('api', () => {
  it('names the table in the path, whatever it is called', async () => {
    const fetched = answer(200, {});
    await api.table('a/b c');
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/tables/a%2Fb%20c');
  });

  it('shows the keys of the seats where they are needed', async () => {
    const fetched = answer(200, { table: 'x', keys: {}, note: '' });
    await api.branch('t', { red: 'r', blue: 'b' }, 12);
    const init = fetched.mock.calls[0]?.[1];
    expect(init?.headers).toMatchObject({ Authorization: 'Bearer r,b' });
    expect(init?.body).toBe('{"number":12}');
  });

  it('sends no empty authorization', async () => {
    const fetched = answer(200, {});
    await api.record('t', {});
    expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({ 'Accept-Language': 'en' });
  });

  it('fails with the sentence of the server', async () => {
    answer(404, { error: 'There is no such table.' });
    const problem = await api.table('t').catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(HttpProblem);
    expect(problem).toMatchObject({ message: 'There is no such table.', status: 404 });
  });

  it('fails with words of its own when the server says nothing readable', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 502 })));
    await expect(api.games()).rejects.toThrow('The server answered with error 502.');
  });

  it('says that the server is out of reach', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
    await expect(api.games()).rejects.toMatchObject({ status: 0 });
  });
});

describe('playUrl', () => {
  it('is as safe as the page', () => {
    expect(playUrl('t', { protocol: 'http:', host: 'h:1' })).toBe('ws://h:1/api/tables/t/play');
    expect(playUrl('t', { protocol: 'https:', host: 'h' })).toBe('wss://h/api/tables/t/play');
  });
});
