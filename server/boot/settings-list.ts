import * as v from 'valibot'
import { minorUnits } from '#domain/money/money.ts'
import { basisPoints } from '#domain/money/rate.ts'
import { feeOf } from '#domain/money/withdrawal-fee.ts'
import { isTagId } from '#domain/site/analytics.ts'
import { NOBODYS_DOMAIN } from '#domain/text/placeholder-domain.ts'
import { moment } from '#domain/time/moment.ts'
import { registerSettings } from '#protocol/auth/register-settings.ts'
import { gameType } from '#protocol/lobby/games.ts'
import { odds } from '#protocol/play/lottery-draws.ts'
import { execution } from '#protocol/site/popups.ts'
import { world } from '#protocol/site/sandbox.ts'
import { supportKinds } from '#protocol/support/support-entries.ts'
import { firstRegisterRules } from '#server/auth/registration/register-rules.ts'
import { depositChannel, firstChannels } from '#server/payments/default-channels.ts'
import { firstMissions, missionTerms } from '#server/rewards/default-missions.ts'
import { firstTasks, taskTerms } from '#server/rewards/default-tasks.ts'
import { firstVipLevels, vipLevels } from '#server/rewards/default-vip-levels.ts'
import {
  firstLevelPoints,
  firstPointTerms,
  levelPoints,
  pointTerms,
} from '#server/rewards/loyalty/point-terms.ts'
import { usualDomains } from '#server/settings/link-domains.ts'
import { firstRooms, lobbyRoom } from '#server/support/chat/default-rooms.ts'

const supportEntry = v.object({
  csType: v.picklist(supportKinds),
  address: v.pipe(v.string(), v.maxLength(500)),
})
const firstSupport: v.InferOutput<typeof supportEntry>[] = [
  { csType: 'LIVECHAT', address: '/customerService' },
  { csType: 'EMAIL', address: 'mailto:atendimento@palpite.example' },
]

const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Far below the amount whose fee could not be reckoned exactly. */
const payment = v.pipe(minorUnits, v.minValue(1), v.maxValue(100_000_000_000))

/** Least and most of one transfer between members, in minor units. */
const transferLimits = { min: v.pipe(minorUnits, v.minValue(1)), max: v.pipe(minorUnits, v.minValue(1)) }
const isRange = <Limits extends { min: number; max: number }>({ min, max }: Limits): boolean => min <= max

/** Whether no two of a list have the same id. */
const areApart = (all: readonly { id: string }[]): boolean =>
  new Set(all.map(({ id }) => id)).size === all.length

/** Modules that can be switched, by their whitelabel id. */
export const moduleFlags = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'MOBILENUMPASSREG3',
  'REGMOBVERF3',
  'CHNGPASSVERIF3',
  'DIRECTREG3',
  'AGENTPOLICY3',
  'MANPLAYREB3',
  'CBS3',
  'FREEPLAY3',
  'PASSEXPIRY3',
  'VERIFCODELOGIN3',
  'CHATROOM3',
  'UPLINETRANS3',
] as const

export type ModuleFlag = (typeof moduleFlags)[number]

const allOn = Object.fromEntries(moduleFlags.map((flag) => [flag, true]))

/** Every setting of the platform with its shape and its value where none is stored. */
export const settings = {
  systemStatus: {
    shape: v.object({
      maintenance: v.boolean(),
      /** ISO 8601 moment, when the end is known. */
      maintenanceEnd: v.nullable(moment),
      regionRestricted: v.boolean(),
      /** Where the support button of a closed site leads. */
      customerService: v.nullable(v.pipe(v.string(), v.url(), v.regex(/^(https|mailto|tel):/i))),
    }),
    initial: {
      maintenance: false,
      maintenanceEnd: null,
      regionRestricted: false,
      customerService: 'mailto:atendimento@palpite.example',
    },
  },
  modules: {
    shape: v.record(v.picklist(moduleFlags), v.boolean()),
    initial: allOn,
  },
  site: {
    shape: v.object({
      domainRoute: v.string(),
      mainDomain: v.string(),
      linkDomains: v.optional(v.array(v.string()), usualDomains),
      resources: v.array(v.object({ resourceType: v.string(), labelNameEn: v.string(), url: v.string() })),
      /** A tag of Google's that measures visits of who agrees to it. */
      gtagId: v.nullable(v.pipe(v.string(), v.check(isTagId))),
      imageCDNs: v.array(v.string()),
      launchGameCDNs: v.array(v.string()),
      /** ISO 3166. */
      location: v.string(),
      publicCaptcha: v.boolean(),
    }),
    initial: {
      domainRoute: NOBODYS_DOMAIN,
      mainDomain: NOBODYS_DOMAIN,
      linkDomains: usualDomains,
      resources: [],
      gtagId: null,
      imageCDNs: [],
      launchGameCDNs: [],
      location: 'BR',
      publicCaptcha: false,
    },
  },
  /** What leads to customer service (CS-01), and where live chat is where it is not the platform's own (CBS3 off). */
  customerService: {
    shape: v.object({
      entries: v.pipe(
        v.array(
          v.object({ csType: v.picklist(supportKinds), address: v.pipe(v.string(), v.maxLength(500)) }),
        ),
        v.maxLength(20),
      ),
      chat: v.nullable(v.pipe(v.string(), v.url(), v.regex(/^https:/i))),
    }),
    initial: {
      entries: firstSupport,
      chat: null,
    },
  },
  /** The rooms of the lobby in which members talk (CS-03), where the module of chat rooms is on. */
  chatRooms: {
    shape: v.pipe(
      v.array(lobbyRoom),
      v.maxLength(20),
      v.check((all) => areApart(all)),
    ),
    initial: firstRooms,
  },
  /** Games that their vendors have taken off. */
  withdrawnGames: {
    shape: v.object({ nodeIds: v.array(v.pipe(v.number(), v.integer())) }),
    initial: { nodeIds: [] },
  },
  /** Audiences that are shown popups (POP-01). */
  popups: {
    shape: v.object({ executions: v.array(execution) }),
    initial: { executions: [...execution.options] },
  },
  registerRules: {
    shape: registerSettings.entries.rules,
    initial: firstRegisterRules,
  },
  freePlay: {
    shape: v.object({
      /** What a trial player starts with, in minor units. */
      playMoney: v.pipe(minorUnits, v.minValue(1)),
    }),
    initial: { playMoney: 100_000 },
  },
  /** Registration links that an agent may have open at once (AGENT-06). */
  downlineLinks: {
    shape: v.object({ most: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)) }),
    initial: { most: 20 },
  },
  /** Money that agents send to their teams (AGENT-07). */
  transfers: {
    shape: v.pipe(v.object({ on: v.boolean(), ...transferLimits }), v.check(isRange)),
    initial: { on: true, min: 1_000, max: 5_000_000 },
  },
  /** Money that members send to their upline (MEM-07), where the module of that name is on. */
  uplineTransfers: {
    shape: v.pipe(v.object(transferLimits), v.check(isRange)),
    initial: { min: 1_000, max: 5_000_000 },
  },
  /** Money in (MEM-04). */
  deposits: {
    shape: v.object({
      /** Milliseconds for which an order can be paid. */
      expireAfter: v.pipe(milliseconds, v.minValue(60_000)),
      /** Milliseconds from the payment to the credit, and between two questions to the provider. */
      settleAfter: v.pipe(milliseconds, v.maxValue(300_000)),
      askEvery: v.pipe(milliseconds, v.minValue(1_000), v.maxValue(300_000)),
      channels: v.array(depositChannel),
    }),
    initial: { expireAfter: 15 * 60_000, settleAfter: 2_000, askEvery: 20_000, channels: firstChannels },
  },
  /** Accounts that money is paid out to (MEM-02). */
  payoutAccounts: {
    shape: v.object({
      most: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
      /** Milliseconds for which a new one takes no money: whoever broke in must not be paid before the member hears of it. */
      coolFor: v.pipe(milliseconds, v.maxValue(30 * 86_400_000)),
    }),
    initial: { most: 5, coolFor: 86_400_000 },
  },
  /** Money out (MEM-05, MEM-06). Amounts in minor units. */
  withdrawals: {
    shape: v.pipe(
      v.object({
        on: v.boolean(),
        min: payment,
        max: payment,
        /** Most of a day, which begins where contracts are billed. */
        timesADay: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
        amountADay: payment,
        /** Taken from the amount. */
        fee: v.object({ fixed: v.pipe(minorUnits, v.minValue(0)), rate: basisPoints }),
        /** Milliseconds in which nobody begins with an order, so that its member can think better of it. */
        beginAfter: v.pipe(milliseconds, v.maxValue(86_400_000)),
        /** Orders above it are looked at by people before they are paid. */
        reviewAbove: v.pipe(minorUnits, v.minValue(0)),
        /** Milliseconds between two questions to the provider, and until a payment counts as received without a word. */
        askEvery: v.pipe(milliseconds, v.minValue(1_000), v.maxValue(300_000)),
        receivedAfter: v.pipe(milliseconds, v.minValue(60_000)),
        /** How much of a deposit must be staked before money may leave. */
        depositTurnover: basisPoints,
      }),
      v.check(({ min, max }) => min <= max),
      v.check(({ min, fee }) => feeOf(min, fee) < min),
    ),
    initial: {
      on: true,
      min: 2_000,
      max: 5_000_000,
      timesADay: 5,
      amountADay: 10_000_000,
      fee: { fixed: 0, rate: 100 },
      beginAfter: 10_000,
      reviewAbove: 100_000,
      askEvery: 20_000,
      receivedAfter: 72 * 3_600_000,
      depositTurnover: 10_000,
    },
  },
  /** How much of what is claimed must be staked before money may leave; a bonus says so itself. */
  giftTurnover: {
    shape: v.object({
      reward: basisPoints,
      mission: basisPoints,
      referral: basisPoints,
      rebate: basisPoints,
      task: v.optional(basisPoints, 10_000),
    }),
    initial: { reward: 10_000, mission: 10_000, referral: 10_000, rebate: 0, task: 10_000 },
  },
  /** Levels of members (MEM-15). */
  vip: { shape: v.object({ levels: vipLevels }), initial: { levels: firstVipLevels } },
  /** When levels were raised last, and by which terms; null before the first time. */
  levelsRaised: {
    shape: v.nullable(v.object({ at: moment, levels: vipLevels })),
    initial: null,
  },
  /** What there is to do, and what that brings (MEM-12). */
  missions: {
    shape: v.pipe(
      v.array(missionTerms),
      v.maxLength(50),
      v.check((all) => areApart(all)),
    ),
    initial: firstMissions,
  },
  /** What there is to do once, and what that brings (TASK-01). */
  tasks: {
    shape: v.pipe(
      v.array(taskTerms),
      v.maxLength(50),
      v.check((all) => areApart(all)),
    ),
    initial: firstTasks,
  },
  /** Points (PTS-01). */
  points: { shape: pointTerms, initial: firstPointTerms },
  /** Points for reaching levels (PTS-02). */
  pointRewards: {
    shape: v.pipe(
      v.array(levelPoints),
      v.maxLength(50),
      v.check((all) => areApart(all)),
    ),
    initial: firstLevelPoints,
  },
  /** Up to when bets were looked at for points; null before the first time. */
  pointsEarned: {
    shape: v.nullable(v.object({ at: moment })),
    initial: null,
  },
  /** Rebates that are claimed by hand, where MANPLAYREB3 is on (MEM-14). */
  rebates: {
    shape: v.object({
      /** A claim of less is not paid out, minor units. */
      min: payment,
      /** Turnover of so many days counts, today among them. */
      days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90)),
      /** Of the turnover, by category; the VIP level adds to it. */
      rates: v.record(gameType, basisPoints),
    }),
    initial: {
      min: 10,
      days: 30,
      rates: {
        RNG: 50,
        LIVE: 30,
        FISH: 50,
        PVP: 20,
        SPORTS: 30,
        ESPORTS: 30,
        COCKFIGHT: 30,
        ELOTT: 20,
        LOTT: 20,
        BGS: 30,
      },
    },
  },
  /** What an invited friend must pay in and stake, and what that brings whoever invited (MEM-11). Minor units. */
  referrals: {
    shape: v.object({ deposit: payment, turnover: payment, reward: payment }),
    initial: { deposit: 5_000, turnover: 20_000, reward: 2_000 },
  },
  /** The wallets that vendors keep (MEM-03). */
  wallets: {
    shape: v.object({
      /** One wallet serves every vendor, and games are played from it. */
      single: v.boolean(),
      /** Milliseconds between two questions to a vendor that is not done, or whose answer was lost. */
      askEvery: v.pipe(milliseconds, v.minValue(100), v.maxValue(300_000)),
    }),
    initial: { single: true, askEvery: 2_000 },
  },
  /** How the vendors that the sandbox plays do with transfers to and from their wallets. */
  vendorProvider: {
    shape: v.object({
      transfers: v.picklist(['done', 'refused']),
      /** `lost`: the work is done, and the platform does not hear of it; nor does it hear what lies in a wallet. */
      answers: v.picklist(['given', 'lost']),
      /** Milliseconds for which a vendor is at a transfer. */
      takes: v.pipe(milliseconds, v.maxValue(300_000)),
    }),
    initial: { transfers: 'done', answers: 'given', takes: 0 },
  },
  /** How the payment provider that the sandbox plays pays out. */
  payoutProvider: {
    shape: v.object({
      payouts: v.picklist(['taken', 'declined']),
      /** `lost`: the work is done, and the platform does not hear of it. */
      answers: v.picklist(['given', 'lost']),
      /** How often it tells of a payment. */
      notices: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
      /** Milliseconds after which it pays; null for not until told to. */
      paysAfter: v.nullable(milliseconds),
    }),
    initial: { payouts: 'taken', answers: 'given', notices: 1, paysAfter: null },
  },
  /** How the payment provider that the sandbox plays behaves. */
  paymentProvider: {
    shape: v.object({
      charges: v.picklist(['given', 'declined']),
      /** `lost`: the work is done, and the platform does not hear of it. */
      answers: v.picklist(['given', 'lost']),
      /** How often it tells of a payment. */
      notices: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
      /** Milliseconds after which somebody pays; null for not until told to. */
      paysAfter: v.nullable(milliseconds),
    }),
    initial: { charges: 'given', answers: 'given', notices: 1, paysAfter: null },
  },
  /** What kinds of lottery bets pay where that is not as usual, in thousandths, by family and kind: `VN.lastTwo`. */
  lotteryOdds: { shape: v.record(v.pipe(v.string(), v.maxLength(40)), odds), initial: {} },
  /** Origins of pages on other hosts that may make calls; the platform's own page needs none. */
  allowedOrigins: {
    shape: v.array(v.pipe(v.string(), v.regex(/^https?:\/\/[^/\s]+$/))),
    initial: [],
  },
  passwords: {
    shape: v.object({
      minLength: v.pipe(v.number(), v.integer(), v.minValue(4)),
      maxLength: v.pipe(v.number(), v.integer(), v.maxValue(128)),
      /** The weak password that must be changed at the first login. */
      weakDefault: v.string(),
      /** Milliseconds after which a password has expired, where expiry is on. */
      goodFor: milliseconds,
    }),
    initial: { minLength: 8, maxLength: 20, weakDefault: 'palpite123', goodFor: 90 * 86_400_000 },
  },
  logins: {
    shape: v.object({
      /** Failed logins after which the captcha is asked for. */
      captchaAfter: v.pipe(v.number(), v.integer(), v.minValue(0)),
      /** Failed logins of one account after which none is looked at for `waitFor` milliseconds. */
      throttleAfter: v.pipe(v.number(), v.integer(), v.minValue(1)),
      waitFor: milliseconds,
    }),
    initial: { captchaAfter: 3, throttleAfter: 10, waitFor: 5 * 60_000 },
  },
  smsCodes: {
    shape: v.object({
      /** Unit of the countdown between two codes, in minutes. */
      factor: v.pipe(v.number(), v.integer(), v.minValue(1)),
      goodFor: milliseconds,
      guesses: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
    initial: { factor: 1, goodFor: 10 * 60_000, guesses: 5 },
  },
  /** Milliseconds by which the sandbox's clock is ahead of the machine's. */
  clock: { shape: v.object({ offset: v.pipe(v.number(), v.integer()) }), initial: { offset: 0 } },
  /** The world that the sandbox's data is; null before the first one, and always outside the sandbox. */
  world: { shape: v.nullable(world), initial: null },
  /** From which the seeds of the sportsbook's fixtures follow, hexadecimal. Never leaves the platform. */
  fixtureSecret: { shape: v.nullable(v.string()), initial: null },
  /** The private half of the platform's key, as a JWK. Never leaves the platform. */
  sealingKey: {
    shape: v.nullable(
      v.object({
        kid: v.string(),
        kty: v.literal('EC'),
        crv: v.literal('P-256'),
        x: v.string(),
        y: v.string(),
        d: v.string(),
      }),
    ),
    initial: null,
  },
} satisfies Record<string, { shape: v.GenericSchema; initial: unknown }>
