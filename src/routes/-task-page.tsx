import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { readTasks } from '#api/tasks.ts'
import type { ClaimActor } from '#ui/claim/claim-said.tsx'
import { TaskPage as View } from '#ui/tasks/task-page.tsx'
import { useChild } from './-app.ts'
import { Claiming } from './-claiming.tsx'
import { MembersOnly } from './-members-only.tsx'
import { partOf } from './-part-of.ts'

/** ROUTE-06, TASK-01: the task page. */
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
  return <View claim={claim} tasks={partOf(query)} ahead={ahead} />
}
