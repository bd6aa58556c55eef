CREATE TABLE "login_ticket" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"session_hash" text,
	"merchant" text NOT NULL,
	"side" text NOT NULL,
	"method" text NOT NULL,
	"opened" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "by_link" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "login_ticket" ADD CONSTRAINT "login_ticket_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_ticket" ADD CONSTRAINT "login_ticket_session_hash_session_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."session"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_ticket_member_id_index" ON "login_ticket" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "login_ticket_session_hash_index" ON "login_ticket" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "login_ticket_expires_at_index" ON "login_ticket" USING btree ("expires_at");