<?php
// Deletes for good who left DELETION_DAYS ago: by cron each night, `php examples/php/nightly.php`.
declare(strict_types=1);
require __DIR__ . '/src/database.php';

$gone = 'SELECT id FROM members WHERE delete_at < ' . time();
database()->exec('BEGIN IMMEDIATE');
foreach (['likes' => ['member', 'liked'], 'conversations' => ['first', 'second'], 'removed' => ['member'], 'activations' => ['member']] as $table => $columns) {
    foreach ($columns as $column) {
        run("DELETE FROM $table WHERE $column IN ($gone)");
    }
}
run('DELETE FROM messages WHERE conversation NOT IN (SELECT id FROM conversations)');
run("DELETE FROM members WHERE id IN ($gone)");
database()->exec('COMMIT');
