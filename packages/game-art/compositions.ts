import type { Composition } from './composition.ts'
import { arch } from './compositions/arch.ts'
import { arcs } from './compositions/arcs.ts'
import { chequer } from './compositions/chequer.ts'
import { chevrons } from './compositions/chevrons.ts'
import { closeUp } from './compositions/close-up.ts'
import { confetti } from './compositions/confetti.ts'
import { courtCard } from './compositions/court-card.ts'
import { curtain } from './compositions/curtain.ts'
import { disc } from './compositions/disc.ts'
import { horizon } from './compositions/horizon.ts'
import { lozenge } from './compositions/lozenge.ts'
import { quartet } from './compositions/quartet.ts'
import { raysComposition } from './compositions/rays.ts'
import { reel } from './compositions/reel.ts'
import { rosette } from './compositions/rosette.ts'
import { stamp } from './compositions/stamp.ts'
import { tileStrip } from './compositions/tile-strip.ts'
import { tiledWall } from './compositions/tiled-wall.ts'
import { waves } from './compositions/waves.ts'
import { zigzagFrame } from './compositions/zigzag-frame.ts'
import type { FigureMotif } from './motif.ts'

const compositions: readonly Composition[] = [
  raysComposition,
  disc,
  arch,
  reel,
  quartet,
  chequer,
  courtCard,
  closeUp,
  tileStrip,
  chevrons,
  stamp,
  zigzagFrame,
  horizon,
  lozenge,
  waves,
  rosette,
  tiledWall,
  curtain,
  confetti,
  arcs,
]

export function compositionsFor(motif: FigureMotif): readonly Composition[] {
  return compositions.filter(({ afloat = false }) => !afloat || motif.afloat === true)
}
