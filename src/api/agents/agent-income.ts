import { type Answer, callApi, fetchValue } from '#api/http/call-api.ts'
import {
  type AccountDetails,
  exportAccountDetails,
  exportIncomePostings,
  type Income,
  type IncomePostings,
  listAccountDetails,
  listIncomePostings,
  readIncome,
} from '#protocol/agents/agent-income.ts'
import type { RequestInput } from '#protocol/kit/call.ts'

/** What the agent earned, by source and over time. */
export const readAgentIncome = (
  asked: RequestInput<typeof readIncome>,
  signal: AbortSignal,
): Promise<Income> => fetchValue(readIncome, asked, { signal })

/** A page of the entries that make up a sum of the income. */
export const readIncomePostings = (
  asked: RequestInput<typeof listIncomePostings>,
  signal: AbortSignal,
): Promise<IncomePostings> => fetchValue(listIncomePostings, asked, { signal })

/** The entries that make up a sum of the income, as a file. */
export const exportIncome = (
  asked: RequestInput<typeof exportIncomePostings>,
): Promise<Answer<typeof exportIncomePostings>> => callApi(exportIncomePostings, asked)

/** A page of the agent's account. */
export const readAccountDetails = (
  asked: RequestInput<typeof listAccountDetails>,
  signal: AbortSignal,
): Promise<AccountDetails> => fetchValue(listAccountDetails, asked, { signal })

/** The entries that were asked for, as a file. */
export const exportAccount = (
  asked: RequestInput<typeof exportAccountDetails>,
): Promise<Answer<typeof exportAccountDetails>> => callApi(exportAccountDetails, asked)
