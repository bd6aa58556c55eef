import type { BillState, ContractBill } from '#contract/contract-bills.ts'
import type { LocalizedText } from '../texts/localized-text.ts'
import { entryNames } from './entry-columns.ts'
import type { Column } from './record-file.ts'

const stateNames: Record<BillState, LocalizedText> = {
  calculating: { pt: 'Em cálculo', en: 'Being worked out' },
  due: { pt: 'Aguardando saldo', en: 'Waiting for money' },
  paid: { pt: 'Paga', en: 'Paid out' },
  nothing: { pt: 'Nada a pagar', en: 'Nothing to pay' },
  failed: { pt: 'Não paga, conta encerrada', en: 'Not paid, account closed' },
}

export const billColumns: readonly Column<ContractBill>[] = [
  { head: { pt: 'Contrato', en: 'Contract' }, cells: 'words', of: ({ kind }) => entryNames[kind] },
  { head: { pt: 'Período de', en: 'Period from' }, cells: 'moment', of: ({ from }) => from },
  { head: { pt: 'Período até', en: 'Period to' }, cells: 'moment', of: ({ to }) => to },
  { head: { pt: 'Quem paga', en: 'Payer' }, cells: 'text', of: ({ payer }) => payer.account },
  { head: { pt: 'Quem recebe', en: 'Payee' }, cells: 'text', of: ({ payee }) => payee.account },
  { head: { pt: 'Situação', en: 'State' }, cells: 'words', of: ({ state }) => stateNames[state] },
  { head: { pt: 'Valor', en: 'Amount' }, cells: 'money', of: ({ amount }) => amount },
  { head: { pt: 'Paga em', en: 'Paid at' }, cells: 'moment', of: ({ paidAt }) => paidAt },
  { head: { pt: 'Identificação', en: 'ID' }, cells: 'text', of: ({ id }) => id },
]
