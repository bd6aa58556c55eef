import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FishSpecies } from '#domain/play/fish-odds.ts'

export const speciesNames: Readonly<Record<FishSpecies, MessageDescriptor>> = {
  bannerfish: msg({ id: 'games.fish.bannerfish', message: 'Bannerfish' }),
  starfish: msg({ id: 'games.fish.starfish', message: 'Starfish' }),
  shell: msg({ id: 'games.fish.shell', message: 'Scallop' }),
  crab: msg({ id: 'games.fish.crab', message: 'Crab' }),
  puffer: msg({ id: 'games.fish.puffer', message: 'Pufferfish' }),
  dorado: msg({ id: 'games.fish.dorado', message: 'Dorado' }),
  turtle: msg({ id: 'games.fish.turtle', message: 'Turtle' }),
  octopus: msg({ id: 'games.fish.octopus', message: 'Octopus' }),
  shark: msg({ id: 'games.fish.shark', message: 'Shark' }),
  whale: msg({ id: 'games.fish.whale', message: 'Whale' }),
  prize: msg({ id: 'games.fish.prize', message: 'Special target' }),
}
