import * as v from 'valibot'
import { language } from '#domain/text/language.ts'
import { call } from '#protocol/kit/call.ts'
import { id } from '#protocol/kit/id.ts'
import { nodeId } from '#protocol/kit/node-id.ts'
import { protocolConstants } from '#protocol/kit/protocol-constants.ts'

const code = v.optional(v.pipe(v.string(), v.maxLength(40)))

export const launchGame = call({
  method: 'GET',
  path: '/wps/game/launchGame',
  access: 'token',
  summary: 'Launches a game: returns a single-use URL for a frame or a window.',
  request: v.object({
    nodeId,
    vendor: v.pipe(v.string(), v.maxLength(40)),
    gameType: v.pipe(v.string(), v.maxLength(20)),
    gameCode: code,
    /** Path on the site to which the game's back button leads. */
    backUrl: v.optional(v.pipe(v.string(), v.maxLength(200))),
    device: v.optional(v.literal(protocolConstants.device)),
    language: v.optional(language),
    /** The fields below are only for lotteries. */
    lottoArea: code,
    launchMode: code,
    lottoPrizeMode: v.optional(v.picklist(['LOTT', 'ZY', 'ELOTT', 'SEA'])),
    lottoGameCode: code,
    lottoView: v.optional(v.picklist(['betting', 'lobby'])),
  }),
  reply: v.object({
    /** Untrusted path and query on a launch host. */
    url: v.string(),
    show: v.picklist(['frame', 'window']),
    name: v.string(),
    chatRoomId: v.optional(id),
  }),
  refusals: {
    'launch.unknown': v.object({}),
    /** The vendor is closed. `until` is when it reopens, as ISO 8601; null if unknown. */
    'launch.closed': v.object({ until: v.nullable(v.string()) }),
    'launch.trial': v.object({}),
  },
})

export type Launch = v.InferOutput<typeof launchGame.reply>
