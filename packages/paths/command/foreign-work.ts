import type { Work } from '#paths/sandbox/work.ts'
import type { ForeignRequest } from './foreign.ts'
import { NO_FLOWS, projectIn } from './project.ts'
import { runCommand } from './run-command.ts'

/** Runs the command inside a sandboxed process, where only the opened module is available. */
export const work: Work = (opened, request, print, remark) => {
  const { root, typed } = request as ForeignRequest
  return runCommand({ ...projectIn(root, NO_FLOWS), opened }, typed, print, remark)
}
