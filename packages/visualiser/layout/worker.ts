// ELK's own worker, which answers the messages of `elk-api`.
import 'elkjs/lib/elk-worker.min.js'
