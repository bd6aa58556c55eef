import { cord, fill, line, put, scalloped } from '#game-art/marks.ts'
import { type FigureMotif, figure } from '#game-art/motif.ts'
import { circle, ellipse, leaf } from '#game-art/shapes.ts'

const BUST =
  'M100 138V-4C100 -54 70 -84 24 -84H-34C-76 -84 -105 -60 -105 -18V6C-105 30 -88 42 -62 42H-16C-10 74 -24 112 -30 138z'

/** A resting capybara with an orange or a flower on its head. */
export const capivara: FigureMotif = {
  name: 'capivara',
  categories: ['RNG', 'BGS', 'FISH'],
  variants: ['laranja', 'flor'],
  draw: (inks, variant) => {
    const fruit =
      fill(inks.second, circle(0, 0, 24)) +
      fill(inks.paper, leaf(2, -48, 26)) +
      cord(inks.deep, 3, 'M-10 -6a14 14 0 0 1 8-9')
    const flower = scalloped(inks.second, 0, -2, 17, 6) + fill(inks.paper, circle(0, -2, 9))
    return figure(
      ['main', 'second'],
      BUST + circle(62, -84, 24),
      put({ x: -4, y: -106 }, variant === 'flor' ? flower : fruit),
      fill(inks.main, circle(62, -84, 24)),
      fill(inks.deep, circle(62, -84, 13)),
      fill(inks.main, BUST),
      fill(inks.deep, 'M-105 -18C-105 -44 -94 -62 -76 -74C-66 -50 -66 -6 -74 41C-94 38 -105 26 -105 6z'),
      fill(inks.main, ellipse(-88, -22, 5, 8)),
      fill(inks.deep, 'M-12 -36h36a18 17 0 0 1-36 0z'),
      cord(inks.deep, 4, 'M-16 -44q20-10 42 0M-78 22q24 6 40-4'),
      line(inks.deep, 4, 'M20 66l-8 20M44 50l-8 20M68 66l-8 20M44 96l-8 20M76 106l-8 20M12 112l-6 16'),
      cord(inks.paper, 3, 'M-58 0l30 4M-58 10l28 10'),
    )
  },
}
