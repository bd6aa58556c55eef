import { hashKey, useMutation } from '@tanstack/react-query'
import type { Answer } from '#api/http/call-api.ts'
import type { exportTeamBets } from '#protocol/agents/team-reports.ts'
import { saveFile } from '#ui/kit/layout/save-file.ts'
import type { Exporting } from '#ui/kit/report/export-button.tsx'
import { whyFailed } from './why-failed.tsx'

/** The response to an export call. Its type is the same for every report. */
type Answered = Answer<typeof exportTeamBets>

type Export<Asked> = (asked: Asked) => Promise<Answered>

const csvOf = (text: string) => new Blob([text], { type: 'text/csv;charset=utf-8' })

/** Exports the requested rows as a CSV download. If the request changes, the state is reset. */
export function useExport<Asked>(
  asked: Asked,
  fetchFile: Export<Asked>,
): { exporting: Exporting; onExport: () => void } {
  const { mutate, status, data, error, submittedAt, variables } = useMutation({
    mutationFn: async (wanted: Asked) => {
      const answer = await fetchFile(wanted)
      if (answer.ok) saveFile(answer.value.name, csvOf(answer.value.csv))
      return answer
    },
  })
  const isOfThis = status === 'pending' || hashKey([variables]) === hashKey([asked])
  return {
    exporting: isOfThis ? exportingOf(status, data, whyFailed(error, submittedAt)) : { state: 'ready' },
    onExport: () => mutate(asked),
  }
}

function exportingOf(
  status: 'idle' | 'pending' | 'success' | 'error',
  answer: Answered | undefined,
  failed: ReturnType<typeof whyFailed>,
): Exporting {
  if (status === 'pending') return { state: 'fetching' }
  if (status === 'error') return { state: 'failed', ...failed }
  if (!answer) return { state: 'ready' }
  return answer.ok ? { state: 'saved' } : { state: 'tooMany', ...answer.refusal.value }
}
