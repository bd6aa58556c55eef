import { openProject } from './command/project.ts'
import { runCommand } from './command/run-command.ts'

/** Runs `npm run paths -- <command>` for the project in the current folder. */
const project = await openProject(process.cwd())
process.exitCode = await runCommand(
  project,
  process.argv.slice(2),
  (line) => console.log(line),
  (line) => console.error(line),
)
