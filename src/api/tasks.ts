import { listTasks, type Tasks } from '#contract/tasks.ts'
import { read } from './ask.ts'

/** The member's tasks. Throws `CallFailed`. */
export const readTasks = (signal: AbortSignal): Promise<Tasks> => read(listTasks, {}, { signal })
