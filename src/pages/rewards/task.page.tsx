import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { readTasks } from '#api/rewards/tasks.ts'
import { MembersOnly } from '#pages/auth/members-only.tsx'
import { useChild } from '#pages/kit/app-context.ts'
import { queryPart } from '#pages/kit/query-part.ts'
import type { ClaimActor } from '#ui/rewards/reward-claim/claim-feedback.tsx'
import { TaskPage as View } from '#ui/rewards/tasks/task-page.tsx'
import { Claiming } from './claiming.tsx'

/** Tasks (ROUTE-06, TASK-01). */
export const TaskPage = () => (
  <MembersOnly page="task">
    <Claiming page={Tasks} />
  </MembersOnly>
)

function Tasks({ claim }: { claim: ClaimActor }) {
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const query = useQuery({
    queryKey: ['account', 'tasks', language],
    queryFn: ({ signal }) => readTasks(signal),
  })
  const ahead = query.data ? Date.parse(query.data.now) - query.dataUpdatedAt : 0
  return <View claim={claim} tasks={queryPart(query)} ahead={ahead} />
}
