import { cord, fill, line } from '#game-art/marks.ts'
import { type FigureMotif, figure } from '#game-art/motif.ts'
import { circle, leaf, quarter, rounded } from '#game-art/shapes.ts'

const BODY = 'M-88 -60a58 58 0 0 1 116 0v70a66 66 0 0 1-66 66l-26 64h-26l4-78a80 80 0 0 1-2-52z'
const BEAK = 'M-2 -102C52 -116 104 -96 105 -34C88 -50 44 -50 -2 -42z'
const BRANCH = rounded(-105, 70, 210, 14, 7)

export const tucano: FigureMotif = {
  name: 'tucano',
  categories: ['RNG', 'BGS'],
  variants: ['tucano', 'folhagem'],
  draw: (inks, variant) => {
    const sprig =
      fill(inks.second, leaf(48, 84, 42) + leaf(-96, 22, 40)) +
      cord(inks.deep, 3, 'M50 86l32 32M-94 24l30 30')
    return figure(
      ['second', 'deep'],
      BODY + BEAK + BRANCH,
      variant === 'folhagem' ? sprig : '',
      fill(inks.second, BODY),
      fill(inks.deep, 'M-89 -14a66 66 0 0 1 53 90l-26 64h-26l4-78a80 80 0 0 1-5-76z'),
      fill(inks.paper, 'M28 -60v50a46 46 0 0 1-74-36a50 50 0 0 1 34-60z'),
      fill(inks.warm, 'M28 -14v14a46 46 0 0 1-72-30a46 46 0 0 0 72 16z'),
      fill(inks.main, BEAK),
      fill(inks.deep, 'M86 -82C98 -70 104 -54 105 -34C98 -42 88 -45 76 -47z'),
      line(inks.deep, 4, 'M0 -70C40 -80 70 -74 84 -66'),
      fill(inks.deep, quarter(-10, -104, 30, 3)),
      fill(inks.paper, circle(-20, -76, 17)),
      fill(inks.second, circle(-20, -76, 11)),
      fill(inks.deep, circle(-20, -76, 5)),
      fill(inks.deep, BRANCH),
      cord(inks.main, 6, 'M-30 70v13M-16 70v13'),
    )
  },
}
