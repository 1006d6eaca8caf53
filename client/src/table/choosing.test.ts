import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Touch } from '../wire/types';
import {
  chainToPoses,
  decisions,
  grown,
  isLeaf,
  isSameChain,
  isUnknown,
  litAfter,
  offered,
  rollAtHand,
  rollsDice,
  split,
  touch,
  type Touched,
} from './choosing';

const tree: Touch[] = [
  {
    link: 'piece:a',
    then: [
      { link: 'hex:0101', text: 'a marches to 0101', cost: '2' },
      { link: 'hex:0102', then: [{ link: 'hex:0102', text: 'a enters at 0102' }] },
    ],
  },
  {
    link: 'piece:b',
    text: 'b takes part',
    then: [{ link: 'button:raise', text: 'b goes on top' }],
  },
  { link: 'piece:c', text: 'c tries to rally', rolls: true },
  { link: 'button:done', text: 'End the phase' },
];

/** Trees as the server makes them: every end is a decision, links of one level differ. */
const links = fc.constantFrom('piece:a', 'piece:b', 'hex:0101', 'hex:0102', 'button:done');
const anyTree: fc.Arbitrary<Touch[]> = fc.letrec<{ level: Touch[]; touch: Touch }>((tie) => ({
  level: fc.uniqueArray(tie('touch'), { maxLength: 4, selector: (one) => one.link }),
  touch: fc
    .record({
      link: links,
      own: fc.boolean(),
      rolls: fc.boolean(),
      then: fc.oneof({ maxDepth: 3 }, fc.constant<Touch[]>([]), tie('level')),
    })
    .map(({ link, own, rolls, then }) => ({
      link,
      ...(own || then.length === 0 ? { text: `decide ${link}`, rolls } : {}),
      ...(then.length > 0 ? { then } : {}),
    })),
})).level;

describe('touch', () => {
  it('takes a lit thing into the hand', () => {
    expect(touch(tree, [], 'piece:a')).toEqual({ kind: 'deeper', chain: ['piece:a'] });
  });

  it('plays a whole chain', () => {
    expect(touch(tree, ['piece:a'], 'hex:0101')).toMatchObject({
      kind: 'play',
      chain: ['piece:a', 'hex:0101'],
      touch: { cost: '2' },
    });
  });

  it('lets a way pass the same hex twice', () => {
    const once = touch(tree, ['piece:a'], 'hex:0102');
    expect(once).toEqual({ kind: 'deeper', chain: ['piece:a', 'hex:0102'] });
    expect(touch(tree, ['piece:a', 'hex:0102'], 'hex:0102')).toMatchObject({ kind: 'play' });
  });

  it('puts down what is touched again', () => {
    expect(touch(tree, ['piece:a'], 'piece:a')).toEqual({ kind: 'put-down' });
  });

  it('plays what is a decision by itself when it is touched again', () => {
    expect(touch(tree, [], 'piece:b')).toMatchObject({ kind: 'deeper' });
    expect(touch(tree, ['piece:b'], 'piece:b')).toMatchObject({ kind: 'play', chain: ['piece:b'] });
  });

  it('changes what is in hand', () => {
    expect(touch(tree, ['piece:a'], 'piece:b')).toEqual({ kind: 'deeper', chain: ['piece:b'] });
    expect(touch(tree, ['piece:a', 'hex:0102'], 'piece:a')).toEqual({
      kind: 'deeper',
      chain: ['piece:a'],
    });
  });

  it('asks about what is not lit, with all that is in hand', () => {
    expect(touch(tree, ['piece:a'], 'hex:0999')).toEqual({
      kind: 'unlit',
      chain: ['piece:a', 'hex:0999'],
    });
    expect(touch(tree, [], 'hex:0101')).toEqual({ kind: 'unlit', chain: ['hex:0101'] });
  });

  it('reaches every decision by touching its chain, link after link', () => {
    fc.assert(
      fc.property(anyTree, (touches) => {
        for (const { chain, touch: wanted } of decisions(touches)) {
          const end = chain.reduce<Touched>(
            (got, link) => touch(touches, got.kind === 'deeper' ? got.chain : [], link),
            { kind: 'deeper', chain: [] },
          );
          // A decision that also leads on is in hand now; its button or a second touch plays it.
          expect(end).toEqual(
            isLeaf(wanted) ? { kind: 'play', chain, touch: wanted } : { kind: 'deeper', chain },
          );
        }
      }),
    );
  });

  it('plays only what the tree offers, whatever is touched', () => {
    fc.assert(
      fc.property(anyTree, fc.array(links, { maxLength: 12 }), (touches, touched) => {
        const offeredChains = decisions(touches).map(({ chain }) => chain.join(' '));
        let hand: string[] = [];
        for (const link of touched) {
          const got = touch(touches, hand, link);
          if (got.kind === 'play') expect(offeredChains).toContain(got.chain.join(' '));
          if (got.kind === 'deeper') expect(offered(touches, got.chain).length).toBeGreaterThan(0);
          if (got.kind === 'unlit') expect(got.chain).toEqual([...hand, link]);
          hand = got.kind === 'deeper' ? got.chain : got.kind === 'put-down' ? [] : hand;
        }
      }),
    );
  });

  it('never calls a lit thing unlit', () => {
    fc.assert(
      fc.property(anyTree, (touches) => {
        for (const one of litAfter(touches, [])) {
          expect(touch(touches, [], one.link).kind).not.toBe('unlit');
        }
      }),
    );
  });
});

describe('litAfter', () => {
  it('says what is deeper and carries text and cost', () => {
    expect(litAfter(tree, [])).toContainEqual({ link: 'piece:a', deeper: true });
    expect(litAfter(tree, ['piece:a'])[0]).toEqual({
      link: 'hex:0101',
      text: 'a marches to 0101',
      cost: '2',
      deeper: false,
    });
    expect(litAfter(tree, ['piece:z'])).toEqual([]);
  });
});

describe('what is not known yet', () => {
  const roots: Touch[] = [
    { link: 'piece:a', more: 2 },
    { link: 'button:done', text: 'End the phase' },
  ];
  const behind: Touch[] = [
    { link: 'hex:0101', text: 'a marches to 0101' },
    { link: 'hex:0102', text: 'a marches to 0102' },
  ];

  it('is deeper, and can be taken into the hand before it is known', () => {
    expect(litAfter(roots, [])[0]).toEqual({ link: 'piece:a', deeper: true });
    expect(isUnknown(roots, 'piece:a')).toBe(true);
    expect(isUnknown(roots, 'button:done')).toBe(false);
    expect(touch(roots, [], 'piece:a')).toEqual({ kind: 'deeper', chain: ['piece:a'] });
    expect(litAfter(roots, ['piece:a'])).toEqual([]);
  });

  it('is lit as soon as it is known', () => {
    const tree = grown(roots, 'piece:a', behind);
    expect(isUnknown(tree, 'piece:a')).toBe(false);
    expect(litAfter(tree, ['piece:a']).map(({ link }) => link)).toEqual(['hex:0101', 'hex:0102']);
    expect(touch(tree, ['piece:a'], 'hex:0102')).toMatchObject({ kind: 'play' });
    expect(roots[0]?.then).toBeUndefined();
  });
});

describe('rollAtHand', () => {
  it('is the button that rolls, or the only thing there is', () => {
    const roll: Touch = { link: 'button:roll', text: 'Roll the die', rolls: true };
    const rally: Touch = { link: 'piece:c', text: 'c tries to rally', rolls: true };
    expect(rollAtHand([...tree, roll])).toBe(roll);
    expect(rollAtHand([rally])).toBe(rally);
    expect(rollAtHand(tree)).toBeUndefined();
  });
});

describe('decisions', () => {
  it('lists every decision with its chain', () => {
    expect(decisions(tree).map(({ chain }) => chain.join(' '))).toEqual([
      'piece:a hex:0101',
      'piece:a hex:0102 hex:0102',
      'piece:b',
      'piece:b button:raise',
      'piece:c',
      'button:done',
    ]);
  });
});

it('splits links and knows ends', () => {
  expect(split('piece:ru_azov_1')).toEqual({ kind: 'piece', name: 'ru_azov_1' });
  expect(tree.map(isLeaf)).toEqual([false, false, true, true]);
});

describe('chainToPoses', () => {
  const pose: Touch = { link: 'pose:1,2,3', text: 'March' };
  const touches: Touch[] = [
    { link: 'piece:a', then: [{ link: 'button:halt', text: 'Halt' }, pose] },
    {
      link: 'piece:b',
      then: [
        { link: 'button:halt', text: 'Halt' },
        { link: 'button:charge', then: [{ ...pose, rolls: true }] },
      ],
    },
    { link: 'piece:c', more: 3 },
  ];

  it('is the chain in hand if poses are lit', () => {
    expect(chainToPoses(touches, ['piece:a'], 'pose:4,5,6')).toEqual({
      chain: ['piece:a'],
      rolls: false,
    });
    expect(chainToPoses([pose], [], 'pose:4,5,6')).toEqual({ chain: [], rolls: false });
  });

  it('is the first branch behind it that has some', () => {
    expect(chainToPoses(touches, ['piece:b'], 'pose:4,5,6')).toEqual({
      chain: ['piece:b', 'button:charge'],
      rolls: true,
    });
  });

  it('leads to poses of the same kind', () => {
    const unit: Touch = {
      link: 'piece:d',
      then: [
        { link: 'button:fire', then: [{ link: 'pose:aims - a', text: 'Fire', rolls: true }] },
        { link: 'button:face', then: [{ link: 'pose:f90', text: 'Turn' }] },
      ],
    };
    expect(chainToPoses([unit], ['piece:d'], 'pose:f25')).toEqual({
      chain: ['piece:d', 'button:face'],
      rolls: false,
    });
    expect(chainToPoses([unit], ['piece:d'], 'pose:aims a a')).toEqual({
      chain: ['piece:d', 'button:fire'],
      rolls: true,
    });
    expect(chainToPoses([unit], ['piece:d'], 'pose:w0,1')).toBeNull();
  });

  it('is nothing where there are none, or none known', () => {
    expect(chainToPoses(touches, ['piece:c'], 'pose:4,5,6')).toBeNull();
    expect(chainToPoses(touches, ['piece:a', 'button:halt'], 'pose:4,5,6')).toBeNull();
  });
});

it('tells whether two chains are the same', () => {
  expect(isSameChain(['piece:a', 'hex:0101'], ['piece:a', 'hex:0101'])).toBe(true);
  expect(isSameChain(['piece:a', 'hex:0101'], ['piece:a'])).toBe(false);
  expect(isSameChain(['piece:a'], ['piece:b'])).toBe(false);
});

describe('rollsDice', () => {
  const march: Touch = { link: 'pose:1,2,3', text: 'March' };
  const charge: Touch = { ...march, text: 'Charge', rolls: true };
  const touches: Touch[] = [
    ...tree,
    { link: 'piece:d', then: [march] },
    { link: 'piece:e', then: [charge] },
  ];

  it('is what the tree says', () => {
    expect(rollsDice(touches, ['piece:c'])).toBe(true);
    expect(rollsDice(touches, ['piece:a', 'hex:0101'])).toBe(false);
  });

  it('of a pose that is not in the tree is what the poses beside it say', () => {
    expect(rollsDice(touches, ['piece:d', 'pose:4,5,6'])).toBe(false);
    expect(rollsDice(touches, ['piece:e', 'pose:4,5,6'])).toBe(true);
  });

  it('is taken for granted of what is unknown', () => {
    expect(rollsDice(touches, ['piece:f', 'hex:0101'])).toBe(true);
  });
});
