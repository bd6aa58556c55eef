import { fetchValue } from '#api/http/call-api.ts'
import { listTasks, type Tasks } from '#protocol/rewards/tasks.ts'

export const readTasks = (signal: AbortSignal): Promise<Tasks> => fetchValue(listTasks, {}, { signal })
