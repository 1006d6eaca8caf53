import { describe, expect, it } from 'vitest';
import { inLine, sketchOf, unitPiece } from './fixtures';
import { poseOf } from './pose';
import { sayPose, saySketch, sayUnit, sayUnitFully } from './speech';

const stance = inLine(124_500, 55_200, 180);
const piece = unitPiece('br_7', stance, {
  name: '7th Royal Fusiliers',
  values: [['command_points', '6']],
  badges: ['acted'],
});

describe('what is said', () => {
  it('is name, formation, facing and place', () => {
    expect(sayUnit({ piece, stance })).toBe(
      '7th Royal Fusiliers, line, facing south, at 124.5, 55.2',
    );
  });

  it('is all about a unit when it is asked for', () => {
    expect(sayUnitFully({ piece, stance }, { link: 'piece:br_7', deeper: true })).toBe(
      '7th Royal Fusiliers, line, facing south, at 124.5, 55.2, British infantry, 24 figures, ' +
        'command points 6, acted. Lit: can be chosen',
    );
    const leader = { ...stance, stands: [] };
    expect(sayUnit({ piece: { ...piece, name: 'Raglan' }, stance: leader })).toBe(
      'Raglan, leader, at 124.5, 55.2',
    );
  });

  it('is what a pose would do', () => {
    const pose = poseOf('pose:10000,20000,45');
    if (!pose) throw new Error('no pose');
    const lit = { link: pose.link, text: 'March', cost: '6', deeper: false };
    expect(sayPose(pose, lit)).toBe('March, costs 6, at 10.0, 20.0, facing north-east');
  });

  it('is how far a ghost comes, and why no farther', () => {
    const stopped = { text: 'the river takes the rest', rule: 'league:V.b' };
    expect(saySketch(sketchOf(stance, { used: 6400, stopped }))).toBe(
      'Would stand line, facing south, at 124.5, 55.2. 6.4 of 8.0 inches. The river takes the rest. ' +
        'Enter places it, Escape cancels.',
    );
    const bare = sketchOf(stance);
    delete bare.link;
    expect(saySketch(bare)).toContain('cannot be placed');
  });
});
