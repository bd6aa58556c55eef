import { and, eq } from 'drizzle-orm'
import type { Language } from '#contract/operator-config.ts'
import { readChannels } from '../cashier/channels.ts'
import { depositSeen } from '../cashier/deposits.ts'
import { withdrawalSeen } from '../cashier/withdrawal-seen.ts'
import { findWithdrawal } from '../cashier/withdrawals.ts'
import type { Database } from '../database/database.ts'
import { depositOrder } from '../database/schema/cashier.ts'
import { contractBill } from '../database/schema/contract.ts'
import { vendor } from '../database/schema/game.ts'
import { giftClaim } from '../database/schema/gift.ts'
import { walletTransfer } from '../database/schema/wallet.ts'
import { bonusesOf } from '../deposit-bonus/deposit-bonus-seen.ts'
import { isUuid } from '../is-uuid.ts'
import { findBet } from '../play/bets.ts'
import { UnknownThing } from '../unknown-thing.ts'
import type { RecordEntry } from './account-record.ts'
import { type Fact, factOf, type Voice, voiceOf } from './voice.ts'

type Asked = { memberId: number; language: Language }

/** What else there is to say of a member's own entry, by what it came from; what is gone by now is left out. */
export async function entryFacts(database: Database, entry: RecordEntry, asked: Asked): Promise<Fact[]> {
  const voice = voiceOf(asked.language)
  const other = entry.account ? [factOf(voice, { pt: 'De ou para', en: 'From or to' }, entry.account)] : []
  // Entries of before the platform had orders refer to none.
  if (!isUuid(entry.reference)) return other
  return [...other, ...(await sourceFacts(database, entry, { ...asked, voice }))]
}

type Telling = Asked & { voice: Voice }

async function sourceFacts(
  database: Database,
  { type, reference: id }: RecordEntry,
  asked: Telling,
): Promise<Fact[]> {
  switch (type) {
    case 'bet':
    case 'win':
    case 'betReturned':
      return betFacts(database, id, asked)
    case 'deposit':
      return depositFacts(database, id, asked)
    case 'withdrawal':
    case 'withdrawalReturned':
      return withdrawalFacts(database, id, asked)
    case 'walletTransfer':
      return walletFacts(database, id, asked)
    case 'dividend':
    case 'dailySalary':
    case 'hourlySalary':
    case 'realTimeSalary':
      return billFacts(database, id, asked)
    case 'bonus':
    case 'bonusReturned':
    case 'promotion':
    case 'reward':
    case 'mission':
    case 'referral':
    case 'rebate':
    case 'task':
      return giftFacts(database, id, asked)
    default:
      return []
  }
}

async function betFacts(database: Database, id: string, { memberId, language, voice }: Telling) {
  const bet = await findBet(database, { memberId, id, language })
  if (!bet) return []
  return [
    factOf(voice, { pt: 'Jogo', en: 'Game' }, bet.gameName),
    factOf(voice, { pt: 'Apostado em', en: 'Staked at' }, voice.moment(new Date(bet.at))),
    factOf(voice, { pt: 'Aposta', en: 'Stake' }, voice.money(bet.stake)),
    factOf(voice, { pt: 'Prêmio', en: 'Win' }, voice.money(bet.win)),
  ]
}

async function depositFacts(database: Database, id: string, { memberId, language, voice }: Telling) {
  const isOwn = and(eq(depositOrder.id, id), eq(depositOrder.memberId, memberId))
  const [row] = await database.select().from(depositOrder).where(isOwn)
  if (!row) return []
  const { channelName, createdAt, settledAt, reason, bonus } = depositSeen(row, {
    channels: await readChannels(database),
    bonuses: await bonusesOf(database, [id]),
    language,
  })
  return [
    factOf(voice, { pt: 'Meio', en: 'Way' }, channelName),
    factOf(voice, { pt: 'Pedido em', en: 'Ordered at' }, voice.moment(new Date(createdAt))),
    ...(settledAt
      ? [factOf(voice, { pt: 'Encerrado em', en: 'Ended at' }, voice.moment(new Date(settledAt)))]
      : []),
    ...(reason ? [factOf(voice, { pt: 'Motivo', en: 'Reason' }, reason)] : []),
    ...(bonus
      ? [factOf(voice, { pt: 'Bônus', en: 'Bonus' }, `${bonus.title}: ${voice.money(bonus.amount)}`)]
      : []),
    ...(bonus?.reason
      ? [factOf(voice, { pt: 'Sem bônus porque', en: 'No bonus because' }, bonus.reason)]
      : []),
  ]
}

async function withdrawalFacts(database: Database, id: string, { memberId, language, voice }: Telling) {
  const found = await findWithdrawal(database, memberId, id).catch((error: unknown) => {
    if (error instanceof UnknownThing) return null
    throw error
  })
  if (!found) return []
  const { accountName, fee, createdAt, reason } = withdrawalSeen(found, language)
  return [
    factOf(voice, { pt: 'Conta de destino', en: 'Paid to' }, accountName),
    factOf(voice, { pt: 'Taxa', en: 'Fee' }, voice.money(fee)),
    factOf(voice, { pt: 'Pedido em', en: 'Ordered at' }, voice.moment(new Date(createdAt))),
    ...(reason ? [factOf(voice, { pt: 'Motivo', en: 'Reason' }, reason)] : []),
  ]
}

async function walletFacts(database: Database, id: string, { memberId, voice }: Telling) {
  const isOwn = and(eq(walletTransfer.id, id), eq(walletTransfer.memberId, memberId))
  const [moved] = await database
    .select({ direction: walletTransfer.direction, vendor: vendor.name, code: walletTransfer.vendorCode })
    .from(walletTransfer)
    .leftJoin(vendor, eq(vendor.code, walletTransfer.vendorCode))
    .where(isOwn)
  if (!moved) return []
  const name = moved.vendor ?? moved.code
  return [
    moved.direction === 'toVendor'
      ? factOf(voice, { pt: 'Para a carteira', en: 'To the wallet' }, name)
      : factOf(voice, { pt: 'Da carteira', en: 'From the wallet' }, name),
  ]
}

async function billFacts(database: Database, id: string, { voice }: Telling) {
  const [bill] = await database
    .select({ from: contractBill.periodFrom, to: contractBill.periodTo })
    .from(contractBill)
    .where(eq(contractBill.id, id))
  if (!bill) return []
  return [
    factOf(voice, { pt: 'Período de', en: 'Period from' }, voice.moment(bill.from)),
    factOf(voice, { pt: 'Período até', en: 'Period to' }, voice.moment(bill.to)),
  ]
}

async function giftFacts(database: Database, id: string, { memberId, voice }: Telling) {
  const isOwn = and(eq(giftClaim.id, id), eq(giftClaim.memberId, memberId))
  const [claim] = await database.select().from(giftClaim).where(isOwn)
  if (!claim) return []
  return [
    factOf(voice, { pt: 'Pelo quê', en: 'For' }, voice.say(claim.title)),
    factOf(voice, { pt: 'A apostar antes de sacar', en: 'To stake first' }, voice.money(claim.turnover)),
  ]
}
