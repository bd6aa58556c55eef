import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { gameLaunchMachine } from '#machines/play/game-launch.machine.ts'

const slot = { nodeId: 1, vassalage: 'PG', gameType: 'RNG', gameCode: 'caju' } as const
const trialSlot = { ...slot, nodeId: 2, gameCode: 'manga', trial: true } as const
const group = { nodeId: 3, vassalage: 'JILI', gameType: 'RNG', isGame: 'VASSALAGE' } as const
const lottery = { nodeId: 4, vassalage: 'TCG_SEA', gameType: 'LOTT', gameCode: 'bao' } as const

const launched = (show: 'frame' | 'window') =>
  ({
    done: { outcome: 'launched', launch: { address: 'https://play.example/caju', show, name: 'Caju' } },
  }) as const

const refused = (why: 'unknown' | 'trial') => ({ done: { outcome: 'refused', refusal: { why } } }) as const

export const gameLaunchModel = defineModel(gameLaunchMachine, {
  inputs: {
    'before the player is known': { player: null },
    'a visitor': { player: 'visitor' },
    'a demo player': { player: 'trial' },
    'a player': { player: 'member' },
  },
  events: {
    'game.start': {
      'a slot': { game: slot, from: '/rng' },
      'a slot with demo mode': { game: trialSlot, from: '/rng' },
      'a game group': { game: group, from: '/' },
      'a lottery': { game: lottery, from: '/' },
    },
    'game.retry': {},
    'game.openWindow': {},
    'game.giveUp': {},
    'game.close': {},
    'player.changed': { 'to a visitor': { player: 'visitor' }, 'to a player': { player: 'member' } },
  },
  outcomes: {
    requestLaunch: {
      'opens in the page': launched('frame'),
      'opens in a window': launched('window'),
      'game unavailable': { done: { outcome: 'refused', refusal: { why: 'closed', until: null } } },
      'no demo mode': refused('trial'),
      'game not found': refused('unknown'),
      'invalid URL': { done: { outcome: 'badAddress' } },
      'no answer': { error: new CallFailed('offline') },
    },
    openWindow: {
      opened: { done: 'opened' },
      blocked: { done: 'blocked' },
      failed: { error: new Error('the window is gone') },
    },
  },
  view: ({ player, game, launch, refusal, failure, windowVendors }) => ({
    player,
    game: game?.nodeId,
    show: launch?.show,
    refusal: refusal?.why,
    failure,
    windowVendors,
  }),
})
