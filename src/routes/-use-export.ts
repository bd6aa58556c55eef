import { useMutation } from '@tanstack/react-query'
import type { Answer } from '#api/ask.ts'
import type { exportTeamBets } from '#contract/team-reports.ts'
import { saveFile } from '#ui/kit/save-file.ts'
import type { Exporting } from '#ui/report/export-button.tsx'
import { whyFailed } from './-why-failed.tsx'

/** Every export is answered alike. */
type Export = () => Promise<Answer<typeof exportTeamBets>>

const csvOf = (text: string) => new Blob([text], { type: 'text/csv;charset=utf-8' })

/** Takes a report along as a file, and tells how far that has come. */
export function useExport(fetchFile: Export): { exporting: Exporting; onExport: () => void } {
  const { mutate, status, data, error, submittedAt } = useMutation({
    mutationFn: async () => {
      const answer = await fetchFile()
      if (answer.ok) saveFile(answer.value.name, csvOf(answer.value.csv))
      return answer
    },
  })
  return { exporting: exportingOf(status, data, whyFailed(error, submittedAt)), onExport: () => mutate() }
}

function exportingOf(
  status: 'idle' | 'pending' | 'success' | 'error',
  answer: Awaited<ReturnType<Export>> | undefined,
  failed: ReturnType<typeof whyFailed>,
): Exporting {
  if (status === 'pending') return { state: 'fetching' }
  if (status === 'error') return { state: 'failed', ...failed }
  if (!answer) return { state: 'ready' }
  return answer.ok ? { state: 'saved' } : { state: 'tooMany', ...answer.refusal.value }
}
