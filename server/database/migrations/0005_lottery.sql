CREATE TABLE "lottery_draw" (
	"id" uuid PRIMARY KEY NOT NULL,
	"node_id" integer NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"locks_at" timestamp (3) with time zone NOT NULL,
	"draws_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"seed" text NOT NULL,
	"numbers" jsonb,
	CONSTRAINT "lottery_draw_nodeId_drawsAt_unique" UNIQUE("node_id","draws_at")
);
--> statement-breakpoint
CREATE TABLE "lottery_ticket" (
	"id" uuid PRIMARY KEY NOT NULL,
	"draw_id" uuid NOT NULL,
	"member_id" bigint NOT NULL,
	"state" text NOT NULL,
	"lines" jsonb NOT NULL,
	"wins" jsonb,
	"placed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lottery_draw" ADD CONSTRAINT "lottery_draw_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game"("node_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_ticket" ADD CONSTRAINT "lottery_ticket_id_game_round_id_fk" FOREIGN KEY ("id") REFERENCES "public"."game_round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_ticket" ADD CONSTRAINT "lottery_ticket_draw_id_lottery_draw_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."lottery_draw"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_ticket" ADD CONSTRAINT "lottery_ticket_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lottery_draw_waiting" ON "lottery_draw" USING btree ("draws_at") WHERE "lottery_draw"."state" in ('open', 'drawn');--> statement-breakpoint
CREATE INDEX "lottery_ticket_member_id_placed_at_index" ON "lottery_ticket" USING btree ("member_id","placed_at");--> statement-breakpoint
CREATE INDEX "lottery_ticket_draw_id_index" ON "lottery_ticket" USING btree ("draw_id");--> statement-breakpoint
CREATE INDEX "lottery_ticket_open" ON "lottery_ticket" USING btree ("draw_id") WHERE "lottery_ticket"."state" = 'open';