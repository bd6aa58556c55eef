import type { Oklch } from './oklch.ts'

/** The five basic inks of a set. `inks.ts` derives the others from them. */
export type InkSet = {
  name: string
  ground: Oklch
  deep: Oklch
  main: Oklch
  second: Oklch
  paper: Oklch
}

const PAPER: Oklch = [0.945, 0.03, 85]

/**
 * Sets are named after their look. No background has a hue between 90 and 112, since canary yellow is
 * reserved for the interface.
 */
export const inkSets: readonly InkSet[] = [
  {
    name: 'goiaba',
    ground: [0.73, 0.115, 14],
    deep: [0.27, 0.075, 8],
    main: [0.53, 0.17, 25],
    second: [0.47, 0.08, 190],
    paper: PAPER,
  },
  {
    name: 'batom',
    ground: [0.53, 0.185, 22],
    deep: [0.2, 0.06, 15],
    main: [0.84, 0.11, 78],
    second: [0.74, 0.075, 195],
    paper: PAPER,
  },
  {
    name: 'urucum',
    ground: [0.645, 0.185, 35],
    deep: [0.21, 0.055, 25],
    main: [0.8, 0.135, 76],
    second: [0.5, 0.085, 205],
    paper: PAPER,
  },
  {
    name: 'barro',
    ground: [0.48, 0.095, 43],
    deep: [0.21, 0.045, 35],
    main: [0.84, 0.105, 80],
    second: [0.7, 0.075, 190],
    paper: PAPER,
  },
  {
    name: 'caju',
    ground: [0.76, 0.145, 66],
    deep: [0.28, 0.065, 38],
    main: [0.57, 0.185, 32],
    second: [0.46, 0.085, 178],
    paper: PAPER,
  },
  {
    name: 'carvao',
    ground: [0.28, 0.012, 65],
    deep: [0.17, 0.008, 60],
    main: [0.7, 0.165, 45],
    second: [0.72, 0.085, 190],
    paper: PAPER,
  },
  {
    name: 'areia',
    ground: [0.84, 0.065, 74],
    deep: [0.26, 0.05, 262],
    main: [0.58, 0.18, 32],
    second: [0.48, 0.1, 258],
    paper: [0.965, 0.02, 85],
  },
  {
    name: 'cordel',
    ground: [0.915, 0.028, 80],
    deep: [0.2, 0.015, 50],
    main: [0.56, 0.205, 28],
    second: [0.4, 0.03, 60],
    paper: [0.98, 0.012, 85],
  },
  {
    name: 'papel',
    ground: [0.905, 0.035, 85],
    deep: [0.27, 0.045, 235],
    main: [0.62, 0.18, 33],
    second: [0.55, 0.09, 205],
    paper: [0.975, 0.015, 90],
  },
  {
    name: 'oliva',
    ground: [0.47, 0.08, 125],
    deep: [0.21, 0.04, 135],
    main: [0.87, 0.085, 84],
    second: [0.7, 0.15, 48],
    paper: PAPER,
  },
  {
    name: 'folha',
    ground: [0.66, 0.115, 132],
    deep: [0.25, 0.05, 155],
    main: [0.9, 0.07, 88],
    second: [0.6, 0.17, 35],
    paper: PAPER,
  },
  {
    name: 'mata',
    ground: [0.46, 0.095, 155],
    deep: [0.23, 0.045, 165],
    main: [0.82, 0.125, 80],
    second: [0.66, 0.16, 36],
    paper: PAPER,
  },
  {
    name: 'jade',
    ground: [0.75, 0.085, 170],
    deep: [0.26, 0.055, 195],
    main: [0.6, 0.185, 28],
    second: [0.43, 0.08, 200],
    paper: PAPER,
  },
  {
    name: 'mar',
    ground: [0.63, 0.095, 200],
    deep: [0.26, 0.05, 220],
    main: [0.68, 0.165, 38],
    second: [0.87, 0.08, 86],
    paper: PAPER,
  },
  {
    name: 'petroleo',
    ground: [0.36, 0.06, 207],
    deep: [0.2, 0.036, 215],
    main: [0.82, 0.12, 76],
    second: [0.66, 0.155, 30],
    paper: PAPER,
  },
  {
    name: 'noite',
    ground: [0.31, 0.05, 232],
    deep: [0.19, 0.035, 235],
    main: [0.68, 0.165, 36],
    second: [0.66, 0.09, 195],
    paper: PAPER,
  },
  {
    name: 'ceu',
    ground: [0.79, 0.075, 235],
    deep: [0.26, 0.085, 265],
    main: [0.63, 0.19, 32],
    second: [0.46, 0.125, 260],
    paper: PAPER,
  },
  {
    name: 'anil',
    ground: [0.46, 0.125, 259],
    deep: [0.23, 0.075, 262],
    main: [0.79, 0.125, 68],
    second: [0.72, 0.09, 205],
    paper: PAPER,
  },
  {
    name: 'lavanda',
    ground: [0.77, 0.07, 298],
    deep: [0.26, 0.08, 295],
    main: [0.61, 0.185, 25],
    second: [0.45, 0.095, 265],
    paper: PAPER,
  },
  {
    name: 'violeta',
    ground: [0.39, 0.095, 308],
    deep: [0.21, 0.06, 302],
    main: [0.79, 0.13, 70],
    second: [0.74, 0.085, 200],
    paper: PAPER,
  },
  {
    name: 'jabuticaba',
    ground: [0.38, 0.095, 355],
    deep: [0.21, 0.055, 345],
    main: [0.76, 0.13, 55],
    second: [0.68, 0.12, 15],
    paper: PAPER,
  },
  {
    name: 'rosa',
    ground: [0.83, 0.07, 350],
    deep: [0.28, 0.09, 350],
    main: [0.59, 0.2, 20],
    second: [0.5, 0.09, 178],
    paper: PAPER,
  },
]
