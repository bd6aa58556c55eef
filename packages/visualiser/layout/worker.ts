// ELK's own worker; it answers the messages of `elk-api`.
import 'elkjs/lib/elk-worker.min.js'
