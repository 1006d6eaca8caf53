import { describe, expect, it } from 'vitest';
import { isByStands, linkOf, standsOf } from './stands';

const links = [
  'piece:ru_kazan_1',
  'pose:aims ru_kazan_1 - -',
  'pose:aims - ru_kazan_1 -',
  'pose:aims - ru_kazan_2 -',
  'pose:f30',
];

describe('fire stand by stand', () => {
  it('is told from other touches', () => {
    expect(links.filter(isByStands)).toEqual(links.slice(1, 4));
  });

  it('shows each stand with its targets', () => {
    expect(standsOf(links)).toEqual([
      { stand: 0, targets: ['ru_kazan_1'] },
      { stand: 1, targets: ['ru_kazan_1', 'ru_kazan_2'] },
    ]);
    expect(standsOf(['piece:a'])).toEqual([]);
  });

  it('is put together', () => {
    expect(linkOf(links, { 1: 'ru_kazan_2' })).toBe('pose:aims - ru_kazan_2 -');
    expect(linkOf(links, { 0: 'ru_kazan_1', 1: 'ru_kazan_2' })).toBe(
      'pose:aims ru_kazan_1 ru_kazan_2 -',
    );
    expect(linkOf(links, {})).toBeNull();
    expect(linkOf(['piece:a'], { 0: 'a' })).toBeNull();
  });
});
