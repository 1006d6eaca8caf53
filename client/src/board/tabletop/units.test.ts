import { describe, expect, it } from 'vitest';
import { badgesOf } from './badges';
import { inLine, SIZE, tableScene, unitPiece } from './fixtures';
import { Ground } from './ground';
import { labelWidth, LINE, placeLabels } from './labels';
import { showBetween } from './motion';
import { poseOf, stanceIn } from './pose';
import { middleOfShape } from './survey';
import { nextUnit, unitsAt, unitsOf } from './units';
import { ticksAlong } from './way';

const ground = new Ground(SIZE);
const leaderAt = (x: number, y: number) => ({ ...inLine(x, y, 0), stands: [] });
const scene = tableScene(
  unitPiece('a', inLine(50_000, 50_000, 180)),
  unitPiece('b', inLine(70_000, 50_000, 180)),
  unitPiece('general', leaderAt(50_000, 50_500)),
  unitPiece('gone', inLine(0, 0, 0), { place: { box: 'eliminated' } }),
);
const units = unitsOf(scene);

describe('units on the table', () => {
  it('are drawn with leaders on top, and found under the pointer the same way', () => {
    expect(units.map(({ piece }) => piece.id)).toEqual(['a', 'b', 'general']);
    const ids = (x: number, y: number, slack = 0) =>
      unitsAt(units, { x, y }, slack).map(({ piece }) => piece.id);
    expect(ids(50_000, 50_500)).toEqual(['general', 'a']);
    expect(ids(66_000, 50_500)).toEqual(['b']);
    expect(ids(60_000, 50_500)).toEqual([]);
    expect(ids(59_000, 50_500, 7_000)).toEqual(['a', 'b']);
  });

  it('are gone through with the arrow keys', () => {
    const from = { x: 50_000, y: 50_750 };
    expect(nextUnit(units, from, { x: 1, y: 0 })?.piece.id).toBe('b');
    expect(nextUnit(units, from, { x: -1, y: 0 })).toBeNull();
  });
});

describe('names', () => {
  it('make room for each other, the weightiest first', () => {
    const near = [
      unitPiece('x', inLine(50_000, 50_000, 0, 1)),
      unitPiece('y', inLine(53_000, 50_000, 0, 1)),
      unitPiece('z', inLine(56_000, 50_000, 0, 1)),
    ];
    const wanted = unitsOf(tableScene(...near)).map((unit, order) => ({
      unit,
      text: 'A long name indeed',
      badges: 0,
      weight: unit.piece.id === 'z' ? 5 : 3 - order,
    }));
    const labels = placeLabels(wanted, ground, 0.7, 8);
    expect(labels[0]).toMatchObject({ id: 'z', named: true });
    expect(labels.length).toBeLessThan(3);
    // Closer there is room for all of them.
    expect(placeLabels(wanted, ground, 5, 8)).toHaveLength(3);
  });

  it('stay on the drawing as a whole', () => {
    const { width, depth } = ground.size;
    const corners = [
      unitPiece('north_west', inLine(100, depth, 0, 1)),
      unitPiece('south_east', inLine(width - 100, 400, 0, 1)),
    ];
    const [text, scale] = ['A long name indeed', 0.5];
    const wanted = unitsOf(tableScene(...corners)).map((unit) => ({
      unit,
      text,
      badges: 0,
      weight: 9,
    }));
    const labels = placeLabels(wanted, ground, scale, 8);
    expect(labels.map(({ named }) => named)).toEqual([true, true]);
    const [half, high] = [labelWidth(text, 0) / 2 / scale, LINE / 2 / scale];
    for (const { x, y } of labels) {
      expect(x - half).toBeGreaterThanOrEqual(-0.001);
      expect(x + half).toBeLessThanOrEqual(ground.sheet.width + 0.001);
      expect(y - high).toBeGreaterThanOrEqual(0);
      expect(y + high).toBeLessThanOrEqual(ground.sheet.height);
    }
  });

  it('give way to the signs of a unit, which are always shown', () => {
    const near = [
      unitPiece('x', inLine(50_000, 50_000, 0, 1)),
      unitPiece('y', inLine(51_500, 50_000, 0, 1)),
      unitPiece('z', inLine(53_000, 50_000, 0, 1)),
    ];
    const wanted = unitsOf(tableScene(...near)).map((unit) => ({
      unit,
      text: 'A very long name indeed',
      badges: 1,
      weight: 1,
    }));
    const labels = placeLabels(wanted, ground, 0.7, 8);
    expect(labels).toHaveLength(3);
    expect(labels.some(({ named }) => !named)).toBe(true);
  });
});

describe('signs', () => {
  it('come from badges and from values that are not nothing', () => {
    const piece = unitPiece('a', inLine(0, 0, 0), {
      badges: ['routing', '2 chits', 'in square'],
      values: [
        ['chits', '2'],
        ['command_points', '3'],
        ['strength', '24'],
      ],
    });
    expect(badgesOf(piece).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'routing R',
      'chits 2',
      'other I',
      'command 3',
    ]);
    expect(badgesOf({ ...piece, badges: [], values: [['chits', '0']] })).toEqual([]);
  });
});

describe('poses', () => {
  it('are read from their links', () => {
    expect(poseOf('pose:12500,-40,370,line')).toEqual({
      link: 'pose:12500,-40,370,line',
      at: { x: 12_500, y: -40 },
      heading: 10,
      formation: 'line',
      dial: false,
    });
    expect(poseOf('pose:1,2')).toMatchObject({ heading: null, formation: null });
    expect(poseOf('pose:about')).toBeNull();
    expect(poseOf('piece:1,2,3')).toBeNull();
  });

  it('are told from the unit that they are for', () => {
    // Six stands of an inch and a half, facing north: the front reaches 4.5 inches to each side.
    const now = inLine(50_000, 50_000, 0);
    const read = (words: string) => {
      const pose = poseOf(`pose:${words}`, now);
      return pose && [Math.round(pose.at.x), Math.round(pose.at.y), pose.heading];
    };
    expect(read('w0,3500;0,0;0,0')).toEqual([50_000, 53_500, 0]);
    // A quarter wheel to the right about the right front corner, then an inch on.
    expect(read('w90,1000;0,0;0,0')).toEqual([55_500, 54_500, 90]);
    expect(read('w-90,0;0,0;0,0')).toEqual([45_500, 54_500, 270]);
    expect(read('s-left,2000')).toEqual([48_000, 50_000, 0]);
    expect(read('s-backward,2000')).toEqual([50_000, 48_000, 0]);
    // About face the front is where the rear was.
    expect(read('s-about,2000')).toEqual([50_000, 46_500, 180]);
    expect(read('m500')).toEqual([50_000, 50_500, 0]);
    expect(read('p1200,3400')).toEqual([1200, 3400, null]);
    expect(read('f180')).toEqual([50_000, 48_500, 180]);
    expect(poseOf('pose:f90', now)?.dial).toBe(true);
    expect(read('w5,100@777,888,99')).toEqual([777, 888, 99]);
    expect(poseOf('pose:w7,1234;0,0;0,0', now)?.at.x).toSatisfy(Number.isInteger);
    expect(read('aims br_7 - -')).toBeNull();
    expect(poseOf('pose:m500')).toBeNull();
  });

  it('show the unit as it stands, unless it would form anew', () => {
    const now = inLine(0, 0, 0);
    const [here, anew] = [poseOf('pose:5000,6000,90,line'), poseOf('pose:5000,6000,90,column')];
    expect(here && stanceIn(here, now)).toMatchObject({ x: 5000, y: 6000, heading: 90 });
    expect(anew && stanceIn(anew, now)).toBeNull();
  });
});

describe('a way', () => {
  it('is marked at every whole inch, around its corners too', () => {
    const ticks = ticksAlong([
      [0, 0],
      [0, 1500],
      [2000, 1500],
    ]);
    expect(ticks.map(({ at, inch }) => [at.x, at.y, inch])).toEqual([
      [0, 1000, 1],
      [500, 1500, 2],
      [1500, 1500, 3],
    ]);
    expect(ticksAlong([[5, 5]])).toEqual([]);
  });
});

describe('surveyed shapes', () => {
  it('have their word in the middle', () => {
    const square = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 2 },
      { x: 0, y: 2 },
    ];
    expect(middleOfShape(square)).toEqual({ x: 2, y: 1 });
    expect(
      middleOfShape([
        { x: 0, y: 0 },
        { x: 4, y: 2 },
      ]),
    ).toEqual({ x: 2, y: 1 });
  });
});

describe('motion', () => {
  const step = (...ids: string[]) => ({
    number: 1,
    seat: '',
    heading: '',
    rolled: [],
    events: [{ text: '', units: ids }],
  });
  const steps = [step('a')] as never[];

  it('leads units from where they stood to where they stand, turning the short way', () => {
    const after = tableScene(
      unitPiece('a', inLine(50_000, 44_000, 190)),
      ...scene.pieces.slice(1, 3),
      unitPiece('gone', inLine(9_000, 9_000, 0)),
    );
    const show = showBetween(scene, after, steps, ground);
    expect(show.marches).toHaveLength(1);
    expect(show.marches[0]).toMatchObject({ id: 'a', from: { x: 0, y: -60 }, turn: 10, start: 0 });
    expect(show.arriving.map(({ id }) => id)).toEqual(['gone']);
    expect(show.length).toBeGreaterThan(0);
  });

  it('lets units fade that leave, and shows nothing where nothing changed', () => {
    const after = tableScene(
      unitPiece('a', inLine(0, 0, 0), { place: { box: 'eliminated' } }),
      ...scene.pieces.slice(1),
    );
    expect(showBetween(scene, after, steps, ground).leaving.map(({ piece }) => piece.id)).toEqual([
      'a',
    ]);
    expect(showBetween(scene, scene, steps, ground).length).toBe(0);
  });
});
