import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FishSpecies } from '#domain/play/fish-odds.ts'

export const speciesNames: Readonly<Record<FishSpecies, MessageDescriptor>> = {
  bannerfish: msg`Bannerfish`,
  starfish: msg`Starfish`,
  shell: msg`Scallop`,
  crab: msg`Crab`,
  puffer: msg`Pufferfish`,
  dorado: msg`Dorado`,
  turtle: msg`Turtle`,
  octopus: msg`Octopus`,
  shark: msg`Shark`,
  whale: msg`Whale`,
  prize: msg`The catch on the cover`,
}
