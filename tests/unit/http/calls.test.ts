import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { deleteMessages } from '#protocol/account/messages.ts'
import { registerByMobile, registerByUsername } from '#protocol/auth/registration.ts'
import { registrationField } from '#protocol/auth/registration-settings.ts'
import { calls } from '#protocol/calls.ts'
import type { Access, Call, Method } from '#protocol/kit/call.ts'
import { plannedSocketMessage } from '#protocol/kit/planned-socket-messages.ts'
import { removeFavourite } from '#protocol/lobby/favourites.ts'
import { listVendors } from '#protocol/lobby/vendors.ts'
import { listAnnouncements } from '#protocol/site/announcements.ts'
import { listPopups } from '#protocol/site/popups.ts'
import { socketMessage } from '#protocol/site/socket.ts'

/** All calls of the specification. Where the specification states no path, the path is our own. */
const specified: [Method, string, Access][] = [
  ['POST', '/wps/session/login', 'none'],
  ['POST', '/wps/session/login/freeplay', 'none'],
  ['DELETE', '/wps/session/logout', 'token'],
  ['POST', '/wps/verification/sms/noLogin', 'none'],
  ['POST', '/wps/verification/sms/register', 'none'],
  ['GET', '/wps/member/info', 'token'],
  ['PUT', '/wps/member/register', 'none'],
  ['PUT', '/wps/member/register/mobile', 'none'],
  ['POST', '/wps/member/password', 'token'],
  ['POST', '/wps/member/password/email', 'none'],
  ['POST', '/wps/member/password/verification', 'none'],
  ['GET', '/wps/member/info/icon', 'none'],
  ['GET', '/wps/member/info/funds/consolidated', 'token'],
  ['GET', '/wps/system/whitelabel', 'none'],
  ['GET', '/wps/system/setting/register', 'none'],
  ['GET', '/wps/system/status', 'none'],
  ['GET', '/wps/system/domainRoute', 'none'],
  ['GET', '/wps/system/helpCenter', 'none'],
  ['GET', '/wps/captcha', 'none'],
  ['PUT', '/wps/feedback', 'optional'],
  ['GET', '/wps/agent/affiliate', 'none'],
  ['GET', '/wps/v2/wallets/balance', 'token'],
  ['GET', '/lgw/games/game_menus', 'none'],
  ['GET', '/lgw/vn/games/game_menu', 'none'],
  ['GET', '/lgw/vn/games/game_menu/recent', 'token'],
  ['GET', '/lgw/vn/numeros/opened/game', 'none'],
  ['GET', '/lotto/lgw/games/opened/numero', 'token'],
  ['GET', '/wps/game/launchGame', 'token'],
  ['GET', '/wps/relay/games', 'none'],
  ['GET', '/wps/relay/games/hot', 'none'],
  ['GET', '/wps/relay/games/popular', 'none'],
  ['GET', '/wps/relay/games/recent', 'token'],
  ['GET', '/wps/relay/favourites', 'token'],
  ['GET', '/wps/relay/favourites/list', 'token'],
  ['POST', '/wps/relay/favourites', 'token'],
  ['DELETE', '/wps/relay/favourites', 'token'],
  ['GET', '/wps/relay/rooms', 'none'],
  ['GET', '/wps/relay/vendors', 'none'],
  ['GET', '/wps/relay/routers', 'none'],
  ['GET', '/wps/relay/winners', 'none'],
  ['GET', '/wps/relay/lottery/lobby', 'none'],
  ['GET', '/wps/relay/announcements', 'optional'],
  ['GET', '/wps/relay/notices', 'none'],
  ['GET', '/wps/relay/banners', 'none'],
  ['GET', '/wps/system/countries', 'none'],
  ['POST', '/wps/relay/wallet/transfer', 'account'],
  ['GET', '/wps/relay/wallet/merchant', 'token'],
  ['GET', '/wps/relay/messages/unread', 'token'],
  ['GET', '/wps/relay/points/balance', 'account'],
  ['GET', '/wps/relay/points/reward', 'account'],
  ['GET', '/wps/relay/points/config', 'none'],
  ['POST', '/wps/relay/points/redeem', 'account'],
  ['GET', '/wps/relay/points/redeemed', 'account'],
  ['POST', '/wps/relay/points/convert', 'account'],
  ['GET', '/wps/relay/member/transactions', 'token'],
  ['GET', '/wps/relay/member/transactions/details', 'token'],
  ['GET', '/wps/relay/promotions', 'optional'],
  ['POST', '/wps/relay/promotions/signUp/join', 'account'],
  ['POST', '/wps/relay/promotions/signUp/reward', 'account'],
  ['POST', '/wps/relay/promotions/raffle/claim', 'account'],
  ['GET', '/wps/relay/missions/summary', 'account'],
  ['GET', '/wps/relay/missions/leaderboard', 'account'],
  ['GET', '/wps/relay/dividend', 'agent'],
  ['GET', '/wps/relay/dailySalary', 'agent'],
  ['POST', '/wps/relay/hourlySalary', 'agent'],
  ['POST', '/wps/relay/realTimeSalary', 'agent'],
  ['GET', '/wps/relay/live/models', 'none'],
  ['GET', '/wps/relay/live/chat', 'optional'],
  ['GET', '/wps/relay/live/chat/messages', 'optional'],
  ['GET', '/wps/relay/live/chat/unread', 'optional'],
  ['POST', '/wps/relay/live/chat/messages', 'optional'],
]

/**
 * Calls that the specification does not list: calls from the design, and our own. The list is complete only
 * for calls that need no session.
 */
const namedByScreens: [Method, string, Access][] = [
  ['GET', '/wps/system/publicKey', 'none'],
  ['POST', '/wps/verification/slider', 'none'],
  ['PUT', '/wps/verification/slider', 'none'],
  ['POST', '/wps/verification/sms/forgotPassword', 'none'],
  ['POST', '/wps/session/login/firebase', 'none'],
  ['POST', '/wps/session/login/secondStep', 'none'],
  ['POST', '/wps/uploads', 'account'],
  ['PUT', '/wps/agent/application', 'none'],
  ['POST', '/wps/session/ticket', 'account'],
  ['POST', '/wps/session/ticket/open', 'none'],
  ['POST', '/wps/session/login/ticket', 'none'],
  ['GET', '/wps/relay/popups', 'none'],
  ['GET', '/wps/relay/games/sheet', 'none'],
  ['GET', '/wps/relay/lottery/rules', 'none'],
  ['GET', '/wps/relay/lottery/draws/proof', 'none'],
  ['GET', '/wps/relay/points/items', 'account'],
  ['GET', '/wps/relay/tasks', 'account'],
  ['GET', '/wps/relay/promotions/details', 'optional'],
  ['GET', '/wps/relay/deposits/channels', 'account'],
  ['POST', '/wps/relay/deposits', 'account'],
  ['GET', '/wps/relay/deposits/order', 'account'],
  ['GET', '/wps/relay/withdrawals/terms', 'account'],
  ['POST', '/wps/relay/withdrawals', 'account'],
  ['GET', '/wps/relay/withdrawals/order', 'account'],
  ['POST', '/wps/relay/withdrawals/confirm', 'account'],
  ['GET', '/wps/relay/messages', 'token'],
  ['DELETE', '/wps/relay/messages', 'token'],
  ['POST', '/wps/relay/gifts/claim', 'account'],
  ['GET', '/wps/relay/rebates', 'account'],
  ['GET', '/wps/relay/referral', 'account'],
  ['GET', '/wps/relay/team/overview', 'agent'],
  ['GET', '/wps/relay/team/bets', 'agent'],
  ['GET', '/wps/relay/team/losses', 'agent'],
  ['GET', '/wps/relay/agent/income', 'agent'],
  ['GET', '/wps/relay/contracts/bills', 'agent'],
  ['GET', '/wps/system/clock', 'none'],
  ['GET', '/wps/agent/invitation', 'none'],
  ['POST', '/wps/socket/ticket', 'token'],
  ['POST', '/wps/relay/chat/messages', 'token'],
  ['POST', '/wps/relay/contracts/offer', 'agent'],
  ['POST', '/wps/relay/contracts/requests/accept', 'token'],
  ['GET', '/wps/relay/payoutAccounts', 'account'],
]

/** Calls with encrypted bodies: first those that the specification requires, then ours with secrets. */
const sealed = [
  'POST /wps/session/login',
  'PUT /wps/member/register',
  'PUT /wps/member/register/mobile',
  'POST /wps/member/password',
  'POST /wps/member/password/verification',
  'POST /wps/relay/points/redeem',
  'POST /wps/relay/points/convert',
  'POST /wps/session/login/firebase',
  'POST /wps/session/login/secondStep',
  'POST /wps/member/secondStep/begin',
  'POST /wps/member/secondStep/confirm',
  'POST /wps/member/secondStep/remove',
  'POST /wps/member/secondStep/recoveryCodes',
  'POST /wps/member/mobile',
  'POST /wps/member/email',
  'POST /wps/member/paymentPassword',
  'POST /wps/member/paymentPassword/change',
  'POST /wps/member/paymentPassword/reset',
  'POST /wps/relay/wallet/transfer/upline',
  'POST /wps/relay/wallet/transfer/downline',
  'POST /wps/relay/withdrawals',
  'POST /wps/relay/payoutAccounts',
  'POST /wps/relay/payoutAccounts/remove',
  'PUT /wps/relay/team/downlines',
]

/** Name patterns of calls that move money, concern a reward or change a contract. */
const onceOnly = [
  /^(claim|collect|convert|redeem(?!LoginTicket)|transfer|process|placeLotteryBets|joinPromotion|requestPromotionReward)/,
  /^(create|confirm|cancel)(Deposit|Withdrawal)/,
  /^cancelBonus/,
  /^(offer|amend|terminate|end|edit|accept|reject|withdraw)Contract/,
]

/** Names of fields that must be encrypted in transit. */
const secret = /password|verifyPwd|verificationCode|firebaseIdToken/i

const modules = import.meta.glob<Record<string, unknown>>('../../../protocol/**/*.ts', { eager: true })
const declared = Object.values(modules).flatMap((module) => Object.entries(module).filter(isCallEntry))
const declaredCalls = declared.map(([, declaredCall]) => declaredCall)

function isCallEntry(entry: [string, unknown]): entry is [string, Call] {
  const [, value] = entry
  return typeof value === 'object' && value !== null && 'path' in value && 'refusals' in value
}

const address = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`
const isInQuery = ({ method }: Call) => method === 'GET' || method === 'DELETE'

type JsonSchema = ReturnType<typeof toJsonSchema>

const jsonSchemaOf = (schema: Call['request']) =>
  toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' })

/** Returns the names of all fields in a schema, at any depth. */
function fieldNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {} } = schema as { properties?: object }
  return [...Object.keys(properties), ...Object.values(schema).flatMap(fieldNames)]
}

/** Whether the schema accepts text, which is all that a query string can carry. */
function takesText(schema: JsonSchema): boolean {
  if (schema.anyOf) return schema.anyOf.some((option) => takesText(option as JsonSchema))
  if (schema.const !== undefined) return typeof schema.const === 'string'
  return schema.type === undefined || schema.type === 'string'
}

describe('Call contract', () => {
  it.each([...specified, ...namedByScreens])(
    'declares %s %s with the access level %s',
    (method, path, access) => {
      const found = declaredCalls.filter((one) => address(one) === address({ method, path }))
      expect(found.map((one) => one.access)).toEqual([access])
    },
  )

  it('lets visitors make only the calls that are listed for visitors', () => {
    const isOpen = (access: Access) => access === 'none' || access === 'optional'
    const meant = [...specified, ...namedByScreens].filter(([, , access]) => isOpen(access))
    const open = declaredCalls.filter((one) => isOpen(one.access)).map(address)
    expect(open.toSorted()).toEqual(meant.map(([method, path]) => address({ method, path })).toSorted())
  })

  it('restricts team calls to agents', () => {
    const aboutTeams = declaredCalls.filter(({ path }) => /^\/wps\/relay\/(team|agent)\//.test(path))
    expect(new Set(aboutTeams.map(({ access }) => access))).toEqual(new Set(['agent']))
  })

  it('gives every call a unique method and path', () => {
    const addresses = declaredCalls.map(address)
    expect(addresses).toEqual([...new Set(addresses)])
  })

  it('exports every declared call in `calls` under its name', () => {
    const names = Object.entries<Call>(calls).map(([name, { path }]) => `${name} ${path}`)
    expect(names.toSorted()).toEqual(declared.map(([name, { path }]) => `${name} ${path}`).toSorted())
  })

  it('encrypts a call if, and only if, it carries secrets', () => {
    expect(
      declaredCalls
        .filter((one) => one.sealed)
        .map(address)
        .toSorted(),
    ).toEqual(sealed.toSorted())
  })

  it('makes a call idempotent if, and only if, it moves money, concerns a reward or changes a contract', () => {
    const marked = declared.filter(([, { idempotent }]) => idempotent).map(([name]) => name)
    const names = declared.map(([name]) => name)
    expect(marked).toEqual(names.filter((name) => onceOnly.some((pattern) => pattern.test(name))))
  })
})

describe.each(declared)('Call %s', (_name, declaredCall) => {
  it('has schemas for its request, reply and rejections', () => {
    const { request, reply, refusals } = declaredCall
    for (const schema of [request, reply, ...Object.values(refusals)]) {
      expect(jsonSchemaOf(schema)).toBeTypeOf('object')
    }
  })

  it('has a valid path, a summary, and rejection codes that contain dots', () => {
    expect(declaredCall.path).toMatch(/^\/(wps|lgw|lotto)(\/[a-z0-9][A-Za-z0-9_]*)+$/)
    expect(declaredCall.summary).toMatch(/^[A-Z].*\.$/)
    for (const code of Object.keys(declaredCall.refusals)) expect(code).toMatch(/^[a-z]\w*(\.[a-z]\w*)+$/)
  })

  it('carries secrets only in encrypted bodies, never in a query string', () => {
    const secrets = fieldNames(jsonSchemaOf(declaredCall.request)).filter((name) => secret.test(name))
    if (secrets.length > 0) expect(declaredCall.sealed).toBe(true)
    if (isInQuery(declaredCall)) expect(declaredCall.sealed || declaredCall.idempotent).toBe(false)
  })
})

describe('Query string', () => {
  it.each(declared.filter(([, one]) => isInQuery(one)))('can carry the whole request of %s', (_name, one) => {
    const { properties = {} } = jsonSchemaOf(one.request)
    const unreadable = Object.entries(properties).filter(([, field]) => !takesText(field as JsonSchema))
    expect(unreadable.map(([name]) => name)).toEqual([])
  })

  it.each<[Call, object]>([
    [listPopups, { execution: ['A', 'F'] }],
    [listAnnouncements, { pageNo: 3 }],
    [listVendors, { flush: false }],
    [removeFavourite, { nodeId: 41, vendor: 'PG', gameType: 'RNG' }],
    [deleteMessages, { ids: ['7', '8'] }],
  ])('carries a request unchanged: $path', ({ request }, given) => {
    const sent = v.parse(request, given) as object
    const text = Object.entries(sent).map(([name, value]): [string, string] => [name, String(value)])
    expect(v.parse(request, Object.fromEntries(new URLSearchParams(text)))).toEqual(sent)
  })
})

describe('Registration calls', () => {
  it.each([registerByUsername, registerByMobile])('send every field that has a rule: $path', (way) => {
    expect(Object.keys(way.request.entries)).toEqual(expect.arrayContaining(registrationField.options))
  })
})

describe('Socket messages', () => {
  it('have one schema per message type', () => {
    const options = [...socketMessage.options, ...plannedSocketMessage.options]
    const types = options.map((option) => option.entries.type.literal)
    expect(types).toEqual([...new Set(types)])
    expect(jsonSchemaOf(plannedSocketMessage)).toBeTypeOf('object')
  })
})
