import type { AccountEntry } from '#contract/agent-income.ts'
import type { Transaction, TransactionStatus } from '#contract/transactions.ts'
import type { LocalizedText } from '../texts/localized-text.ts'
import type { Column } from './record-file.ts'

/** What an entry of an account is about; contracts by the names of what they pay. */
export const entryNames: Record<AccountEntry['type'], LocalizedText> = {
  deposit: { pt: 'Depósito', en: 'Deposit' },
  withdrawal: { pt: 'Saque', en: 'Withdrawal' },
  withdrawalReturned: { pt: 'Saque devolvido', en: 'Withdrawal returned' },
  walletTransfer: { pt: 'Transferência entre carteiras', en: 'Transfer between wallets' },
  uplineTransfer: { pt: 'Transferência com o agente acima', en: 'Transfer with upline' },
  downlineTransfer: { pt: 'Transferência com indicado', en: 'Transfer with downline' },
  bet: { pt: 'Aposta', en: 'Bet' },
  win: { pt: 'Prêmio', en: 'Win' },
  betReturned: { pt: 'Aposta devolvida', en: 'Bet returned' },
  bonus: { pt: 'Bônus', en: 'Bonus' },
  bonusReturned: { pt: 'Bônus removido', en: 'Bonus removed' },
  promotion: { pt: 'Promoção', en: 'Promotion' },
  raffle: { pt: 'Sorteio', en: 'Raffle' },
  mission: { pt: 'Missão', en: 'Mission' },
  task: { pt: 'Tarefa', en: 'Task' },
  reward: { pt: 'Recompensa', en: 'Reward' },
  rebate: { pt: 'Rebate', en: 'Rebate' },
  referral: { pt: 'Indicação', en: 'Referral' },
  points: { pt: 'Pontos', en: 'Points' },
  dividend: { pt: 'Dividendo', en: 'Dividend' },
  dailySalary: { pt: 'Salário diário', en: 'Daily wage' },
  hourlySalary: { pt: 'Salário por hora', en: 'Hourly salary' },
  realTimeSalary: { pt: 'Salário em tempo real', en: 'Real-time salary' },
  correction: { pt: 'Correção', en: 'Correction' },
}

/** An entry as every account has it; without a balance while it is pending. */
type Entry = Omit<AccountEntry, 'account' | 'balance'> & { balance: number | null }

const about: readonly Column<Entry>[] = [
  { head: { pt: 'Quando', en: 'At' }, cells: 'moment', of: ({ at }) => at },
  { head: { pt: 'Lançamento', en: 'Entry' }, cells: 'words', of: ({ type }) => entryNames[type] },
]
const sums: readonly Column<Entry>[] = [
  { head: { pt: 'Valor', en: 'Amount' }, cells: 'money', of: ({ amount }) => amount },
  { head: { pt: 'Saldo depois', en: 'Balance after' }, cells: 'money', of: ({ balance }) => balance },
  { head: { pt: 'Referência', en: 'Reference' }, cells: 'text', of: ({ reference }) => reference },
  { head: { pt: 'Identificação', en: 'ID' }, cells: 'text', of: ({ id }) => id },
]

/** Columns of an agent's account, with the member at the other end. */
export const agentEntryColumns: readonly Column<AccountEntry>[] = [
  ...about,
  { head: { pt: 'De ou para', en: 'From or to' }, cells: 'text', of: ({ account }) => account },
  ...sums,
]

const statusNames: Record<TransactionStatus, LocalizedText> = {
  pending: { pt: 'A caminho', en: 'On its way' },
  done: { pt: 'Concluído', en: 'Done' },
  failed: { pt: 'Não concluído', en: 'Not completed' },
  returned: { pt: 'Devolvido', en: 'Returned' },
}

/** Columns of a member's account, with how each entry stands. */
export const transactionColumns: readonly Column<Transaction>[] = [
  ...about,
  { head: { pt: 'Situação', en: 'State' }, cells: 'words', of: ({ status }) => statusNames[status] },
  ...sums,
]
