import type { Work } from '#paths/sandbox/work.ts'
import type { ForeignRequest } from './foreign.ts'
import { NO_FLOWS, projectIn } from './project.ts'
import { runCommand } from './run-command.ts'

/** The command for a confined process, which knows only the opened module. */
export const work: Work = (opened, request, print, remark) => {
  const { root, typed } = request as ForeignRequest
  return runCommand({ ...projectIn(root, NO_FLOWS), opened }, typed, print, remark)
}
