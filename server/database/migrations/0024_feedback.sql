CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"member_id" bigint,
	"topic" text NOT NULL,
	"content" text NOT NULL,
	"contact" text NOT NULL,
	"language" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "feedback_once" UNIQUE NULLS NOT DISTINCT("member_id","key"),
	CONSTRAINT "feedback_answered_member" CHECK ("feedback"."answer" is null or "feedback"."member_id" is not null),
	CONSTRAINT "feedback_answer_done" CHECK ("feedback"."answer" is null or "feedback"."done_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_waiting" ON "feedback" USING btree ("at") WHERE "feedback"."done_at" is null;