DROP INDEX "game_round_member_id_started_at_index";--> statement-breakpoint
DROP INDEX "game_round_member_id_settled_at_index";--> statement-breakpoint
CREATE INDEX "game_round_record" ON "game_round" USING btree ("member_id","started_at","id","node_id","stake","payout","settled_at");--> statement-breakpoint
CREATE INDEX "game_round_result" ON "game_round" USING btree ("member_id","settled_at","node_id","stake","payout");