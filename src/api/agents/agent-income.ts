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

export const readAgentIncome = (
  asked: RequestInput<typeof readIncome>,
  signal: AbortSignal,
): Promise<Income> => fetchValue(readIncome, asked, { signal })

export const readIncomePostings = (
  asked: RequestInput<typeof listIncomePostings>,
  signal: AbortSignal,
): Promise<IncomePostings> => fetchValue(listIncomePostings, asked, { signal })

export const exportIncome = (
  asked: RequestInput<typeof exportIncomePostings>,
): Promise<Answer<typeof exportIncomePostings>> => callApi(exportIncomePostings, asked)

export const readAccountDetails = (
  asked: RequestInput<typeof listAccountDetails>,
  signal: AbortSignal,
): Promise<AccountDetails> => fetchValue(listAccountDetails, asked, { signal })

export const exportAccount = (
  asked: RequestInput<typeof exportAccountDetails>,
): Promise<Answer<typeof exportAccountDetails>> => callApi(exportAccountDetails, asked)
