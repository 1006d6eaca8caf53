/**
 * Serves the pages of a folder and passes everything else on to a server: for trying a client that is
 * built but not yet part of the program.
 */
import { readFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { extname, join, normalize } from 'node:path';

const kinds: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

export async function serveFront(folder: string, port: number, behind: number): Promise<Server> {
  const front = createServer((asked, answer) => {
    const path = new URL(asked.url ?? '/', 'http://front').pathname;
    if (path.startsWith('/api/')) {
      const passed = request(
        {
          port: behind,
          host: '127.0.0.1',
          path: asked.url,
          method: asked.method,
          headers: asked.headers,
        },
        (got) => {
          answer.writeHead(got.statusCode ?? 502, got.headers);
          got.pipe(answer);
        },
      );
      passed.on('error', () => answer.writeHead(502).end());
      asked.pipe(passed);
      return;
    }
    const file = join(folder, normalize(path === '/' ? '/index.html' : path));
    readFile(file).then(
      (content) => {
        answer.writeHead(200, { 'Content-Type': kinds[extname(file)] ?? 'text/plain' });
        answer.end(content);
      },
      () => answer.writeHead(404).end(),
    );
  });
  front.on('upgrade', (asked, line, head) => {
    const passed = connect(behind, '127.0.0.1', () => {
      const headers = asked.rawHeaders.reduce(
        (text, part, place) => text + part + (place % 2 === 0 ? ': ' : '\r\n'),
        '',
      );
      passed.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${headers}\r\n`);
      passed.write(head);
      passed.pipe(line);
      line.pipe(passed);
    });
    passed.on('error', () => line.destroy());
    passed.on('close', () => line.destroy());
    line.on('error', () => passed.destroy());
    line.on('close', () => passed.destroy());
  });
  await new Promise<void>((ready) => front.listen(port, '127.0.0.1', ready));
  return front;
}
