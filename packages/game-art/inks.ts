import { type InkSet, inkSets } from './ink-sets.ts'
import { contrast, hex, type Oklch } from './oklch.ts'

/** One printing: every picture is made of these and nothing else. All are `#rrggbb`. */
export type Inks = {
  name: string
  ground: string
  /** The ground a step lighter or darker, for what lies behind. */
  soft: string
  deep: string
  /** The ink of the figure's body. */
  main: string
  second: string
  paper: string
  /** Whichever of main and second is the redder: hearts, cherries, lips. */
  warm: string
  /** Whichever of main and second is the other one. */
  cool: string
  /** Deep or paper, whichever stands out from the ground: free lines, and type set on the ground. */
  line: string
}

/** The inks that an area behind a figure may have. */
export type FieldInk = 'ground' | 'soft' | 'deep' | 'main' | 'second' | 'paper'

const LIGHT_GROUND = 0.62

function softened([lightness, chroma, hue]: Oklch): Oklch {
  const step = lightness > LIGHT_GROUND ? -0.055 : 0.05
  return [lightness + step, chroma, hue]
}

const degreesApart = (one: number, other: number) => {
  const turn = Math.abs(one - other) % 360
  return Math.min(turn, 360 - turn)
}

const RED = 25

function printed(set: InkSet): Inks {
  const mainIsRedder = degreesApart(set.main[2], RED) < degreesApart(set.second[2], RED)
  const main = hex(set.main)
  const second = hex(set.second)
  const deepStandsOut = contrast(set.ground, set.deep) > contrast(set.ground, set.paper)
  return {
    name: set.name,
    ground: hex(set.ground),
    soft: hex(softened(set.ground)),
    deep: hex(set.deep),
    main,
    second,
    paper: hex(set.paper),
    warm: mainIsRedder ? main : second,
    cool: mainIsRedder ? second : main,
    line: hex(deepStandsOut ? set.deep : set.paper),
  }
}

const printings = inkSets.map((set) => ({ hue: set.ground[2], inks: printed(set) }))

const SAME_NEIGHBOURHOOD = 18

/**
 * The printings whose ground lies around a hue (degrees), the nearest first, never none; all of them without a hue.
 */
export function inksNear(hue: number | undefined): readonly Inks[] {
  if (hue === undefined) return printings.map(({ inks }) => inks)
  const nearestFirst = printings.toSorted(
    (one, other) => degreesApart(one.hue, hue) - degreesApart(other.hue, hue),
  )
  const close = nearestFirst.filter((printing) => degreesApart(printing.hue, hue) <= SAME_NEIGHBOURHOOD)
  return (close.length > 0 ? close : nearestFirst.slice(0, 1)).map(({ inks }) => inks)
}

/** The printing of a name. Throws for a name that isn't among `inkSets`. */
export function inksNamed(name: string): Inks {
  const found = printings.find(({ inks }) => inks.name === name)
  if (found === undefined) throw new Error(`There is no printing called "${name}".`)
  return found.inks
}

/** The same printing with its two colours in each other's place. */
export function exchanged(inks: Inks): Inks {
  return { ...inks, name: `${inks.name}-exchanged`, main: inks.second, second: inks.main }
}
