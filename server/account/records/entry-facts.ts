import { and, eq } from 'drizzle-orm'
import type { Language } from '#domain/text/language.ts'
import { contractBill } from '#server/agents/contracts/contract.table.ts'
import { toDepositDto } from '#server/cashier/deposits.ts'
import { walletTransfer } from '#server/cashier/vendor-wallets/wallet-transfer.table.ts'
import { toWithdrawalDto } from '#server/cashier/withdrawal-dto.ts'
import { findWithdrawal } from '#server/cashier/withdrawals.ts'
import { isUuid } from '#server/core/is-uuid.ts'
import { NotFound } from '#server/core/not-found.ts'
import type { Database } from '#server/database/database.ts'
import { vendor } from '#server/games/vendor.table.ts'
import { readChannels } from '#server/payments/channels.ts'
import { depositOrder } from '#server/payments/deposit-order.table.ts'
import { findBet } from '#server/play/bets.ts'
import { giftClaim } from '#server/rewards/claim.table.ts'
import { bonusesOf } from '#server/rewards/deposit-bonus/deposit-bonus-dto.ts'
import { type Fact, type Formatter, factOf, formatterOf } from '#server/texts/formatter.ts'
import type { RecordEntry } from './transactions.ts'

type FactQuery = { memberId: number; language: Language }

export async function entryFacts(database: Database, entry: RecordEntry, query: FactQuery): Promise<Fact[]> {
  const formatter = formatterOf(query.language)
  const other = entry.account
    ? [factOf(formatter, /*i18n*/ { id: 'entry.fact.fromOrTo', message: 'From or to' }, entry.account)]
    : []
  // Early versions wrote entries whose reference is not a UUID. Such entries have no further facts.
  if (!isUuid(entry.reference)) return other
  return [...other, ...(await sourceFacts(database, entry, { ...query, formatter }))]
}

type FormattedQuery = FactQuery & { formatter: Formatter }

async function sourceFacts(
  database: Database,
  { type, reference: id }: RecordEntry,
  query: FormattedQuery,
): Promise<Fact[]> {
  switch (type) {
    case 'bet':
    case 'win':
    case 'betReturned':
      return betFacts(database, id, query)
    case 'deposit':
      return depositFacts(database, id, query)
    case 'withdrawal':
    case 'withdrawalReturned':
      return withdrawalFacts(database, id, query)
    case 'walletTransfer':
      return walletFacts(database, id, query)
    case 'dividend':
    case 'dailySalary':
    case 'hourlySalary':
    case 'realTimeSalary':
      return billFacts(database, id, query)
    case 'bonus':
    case 'bonusReturned':
    case 'promotion':
    case 'reward':
    case 'mission':
    case 'referral':
    case 'rebate':
    case 'task':
      return giftFacts(database, id, query)
    default:
      return []
  }
}

async function betFacts(database: Database, id: string, { memberId, language, formatter }: FormattedQuery) {
  const bet = await findBet(database, { memberId, id, language })
  if (!bet) return []
  return [
    factOf(formatter, /*i18n*/ { id: 'entry.fact.game', message: 'Game' }, bet.gameName),
    factOf(
      formatter,
      /*i18n*/ { id: 'entry.fact.betAt', message: 'Bet time' },
      formatter.moment(new Date(bet.at)),
    ),
    factOf(formatter, /*i18n*/ { id: 'entry.fact.stake', message: 'Stake' }, formatter.money(bet.stake)),
    factOf(formatter, /*i18n*/ { id: 'entry.fact.payout', message: 'Payout' }, formatter.money(bet.win)),
  ]
}

async function depositFacts(
  database: Database,
  id: string,
  { memberId, language, formatter }: FormattedQuery,
) {
  const isOwn = and(eq(depositOrder.id, id), eq(depositOrder.memberId, memberId))
  const [row] = await database.select().from(depositOrder).where(isOwn)
  if (!row) return []
  const { channelName, createdAt, settledAt, reason, bonus } = toDepositDto(row, {
    channels: await readChannels(database),
    bonuses: await bonusesOf(database, [id]),
    language,
  })
  return [
    factOf(formatter, /*i18n*/ { id: 'entry.fact.paymentMethod', message: 'Payment method' }, channelName),
    factOf(
      formatter,
      /*i18n*/ { id: 'entry.fact.requestedAt', message: 'Requested on' },
      formatter.moment(new Date(createdAt)),
    ),
    ...(settledAt
      ? [
          factOf(
            formatter,
            /*i18n*/ { id: 'entry.fact.finishedAt', message: 'Finished on' },
            formatter.moment(new Date(settledAt)),
          ),
        ]
      : []),
    ...(reason ? [factOf(formatter, /*i18n*/ { id: 'entry.fact.reason', message: 'Reason' }, reason)] : []),
    ...(bonus
      ? [
          factOf(
            formatter,
            /*i18n*/ { id: 'entry.fact.bonus', message: 'Bonus' },
            `${bonus.title}: ${formatter.money(bonus.amount)}`,
          ),
        ]
      : []),
    ...(bonus?.reason
      ? [
          factOf(
            formatter,
            /*i18n*/ { id: 'entry.fact.noBonusReason', message: 'Bonus not credited' },
            bonus.reason,
          ),
        ]
      : []),
  ]
}

async function withdrawalFacts(
  database: Database,
  id: string,
  { memberId, language, formatter }: FormattedQuery,
) {
  const found = await findWithdrawal(database, memberId, id).catch((error: unknown) => {
    if (error instanceof NotFound) return null
    throw error
  })
  if (!found) return []
  const { accountName, fee, createdAt, reason } = toWithdrawalDto(found, language)
  return [
    factOf(formatter, /*i18n*/ { id: 'entry.fact.paidTo', message: 'Paid to' }, accountName),
    factOf(formatter, /*i18n*/ { id: 'entry.fact.fee', message: 'Fee' }, formatter.money(fee)),
    factOf(
      formatter,
      /*i18n*/ { id: 'entry.fact.requestedAt', message: 'Requested on' },
      formatter.moment(new Date(createdAt)),
    ),
    ...(reason ? [factOf(formatter, /*i18n*/ { id: 'entry.fact.reason', message: 'Reason' }, reason)] : []),
  ]
}

async function walletFacts(database: Database, id: string, { memberId, formatter }: FormattedQuery) {
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
      ? factOf(formatter, /*i18n*/ { id: 'entry.fact.toWallet', message: 'To wallet' }, name)
      : factOf(formatter, /*i18n*/ { id: 'entry.fact.fromWallet', message: 'From wallet' }, name),
  ]
}

async function billFacts(database: Database, id: string, { formatter }: FormattedQuery) {
  const [bill] = await database
    .select({ from: contractBill.periodFrom, to: contractBill.periodTo })
    .from(contractBill)
    .where(eq(contractBill.id, id))
  if (!bill) return []
  return [
    factOf(
      formatter,
      /*i18n*/ { id: 'entry.fact.periodFrom', message: 'Period from' },
      formatter.moment(bill.from),
    ),
    factOf(
      formatter,
      /*i18n*/ { id: 'entry.fact.periodTo', message: 'Period to' },
      formatter.moment(bill.to),
    ),
  ]
}

async function giftFacts(database: Database, id: string, { memberId, formatter }: FormattedQuery) {
  const isOwn = and(eq(giftClaim.id, id), eq(giftClaim.memberId, memberId))
  const [claim] = await database.select().from(giftClaim).where(isOwn)
  if (!claim) return []
  return [
    factOf(
      formatter,
      /*i18n*/ { id: 'entry.fact.reward', message: 'Reward for' },
      formatter.text(claim.title),
    ),
    factOf(
      formatter,
      /*i18n*/ { id: 'entry.fact.wageringRequirement', message: 'Wagering requirement' },
      formatter.money(claim.turnover),
    ),
  ]
}
