CREATE TABLE "sandbox_vendor_transfer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_transfer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"move_id" uuid NOT NULL,
	"member_id" bigint NOT NULL,
	"vendor_code" text NOT NULL,
	"direction" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "wallet_transfer_of_something" CHECK ("wallet_transfer"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "own_wallet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "wallet_transfer" ADD CONSTRAINT "wallet_transfer_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wallet_transfer_move_id_index" ON "wallet_transfer" USING btree ("move_id");--> statement-breakpoint
CREATE INDEX "wallet_transfer_member_id_created_at_index" ON "wallet_transfer" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "wallet_transfer_open" ON "wallet_transfer" USING btree ("member_id") WHERE "wallet_transfer"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "wallet_transfer_due" ON "wallet_transfer" USING btree ("due_at") WHERE "wallet_transfer"."due_at" is not null;