import type { Flow } from '@palpite/paths/config.ts'
import { prepare } from '@palpite/paths/machine/system-under-test.ts'
import { ResultsFolder } from '@palpite/paths/results/results-folder.ts'
import { type Followed, follow } from '@palpite/paths/walk/follow.ts'
import { REDACTED } from '@palpite/visualiser/inspection/redact.ts'
import type { Recording } from './recording.ts'

/** Saves the recorded use of a flow as paths of its model, in one file per opening of the flow. */
export async function saveRecording(
  flow: Flow,
  recording: Recording,
  results = new ResultsFolder('dist/paths'),
): Promise<Followed[]> {
  const model = await flow.model()
  const subject = prepare(model)
  const followed = recording
    .seenOf(model.machine.id)
    .map((seen) => follow(subject, seen, (value) => value === REDACTED))
  const at = new Date().toISOString()
  for (const { path } of followed) {
    if (path) results.writeRecorded({ flow: flow.name, at, shortenedFrom: null, path })
  }
  return followed
}
