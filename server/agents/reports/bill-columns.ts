import type { MessageDescriptor } from '@lingui/core'
import type { BillState, ContractBill } from '#protocol/agents/contract-bills.ts'
import type { Column } from '#server/files/csv-export.ts'
import { entryNames } from '#server/ledger/entry-columns.ts'

const stateNames: Record<BillState, MessageDescriptor> = {
  calculating: /*i18n*/ { id: 'file.bills.calculating', message: 'Calculating' },
  due: /*i18n*/ { id: 'file.bills.due', message: 'Awaiting funds' },
  paid: /*i18n*/ { id: 'file.bills.paid', message: 'Paid' },
  nothing: /*i18n*/ { id: 'file.bills.nothing', message: 'Nothing to pay' },
  failed: /*i18n*/ { id: 'file.bills.failed', message: 'Not paid, account closed' },
}

export const billColumns: readonly Column<ContractBill>[] = [
  {
    head: /*i18n*/ { id: 'file.bills.contract', message: 'Contract' },
    cells: 'words',
    of: ({ kind }) => entryNames[kind],
  },
  {
    head: /*i18n*/ { id: 'file.bills.periodFrom', message: 'Period from' },
    cells: 'moment',
    of: ({ from }) => from,
  },
  { head: /*i18n*/ { id: 'file.bills.periodTo', message: 'Period to' }, cells: 'moment', of: ({ to }) => to },
  {
    head: /*i18n*/ { id: 'file.bills.payer', message: 'Payer' },
    cells: 'text',
    of: ({ payer }) => payer.account,
  },
  {
    head: /*i18n*/ { id: 'file.bills.payee', message: 'Payee' },
    cells: 'text',
    of: ({ payee }) => payee.account,
  },
  {
    head: /*i18n*/ { id: 'file.bills.status', message: 'Status' },
    cells: 'words',
    of: ({ state }) => stateNames[state],
  },
  {
    head: /*i18n*/ { id: 'file.bills.amount', message: 'Amount' },
    cells: 'money',
    of: ({ amount }) => amount,
  },
  {
    head: /*i18n*/ { id: 'file.bills.paidAt', message: 'Paid on' },
    cells: 'moment',
    of: ({ paidAt }) => paidAt,
  },
  { head: /*i18n*/ { id: 'file.bills.id', message: 'ID' }, cells: 'text', of: ({ id }) => id },
]
