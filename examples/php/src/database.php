<?php
// One SQLite file, made and filled when it is first asked for. DATA_DIR names another folder.
declare(strict_types=1);

function dataFolder(): string
{
    return getenv('DATA_DIR') ?: dirname(__DIR__) . '/data';
}

function database(): PDO
{
    static $pdo = null;
    if ($pdo instanceof PDO) {
        return $pdo;
    }
    $folder = dataFolder();
    if (!is_dir($folder)) {
        mkdir($folder, 0700, true);
    }
    $pdo = new PDO("sqlite:$folder/site.db", null, null, [
        PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION,
        PDO::ATTR_DEFAULT_FETCH_MODE => PDO::FETCH_ASSOC,
        PDO::ATTR_TIMEOUT => 5,
    ]);
    // Only one request at a time looks whether there are tables yet.
    $pdo->exec('PRAGMA journal_mode = WAL');
    $pdo->exec('BEGIN IMMEDIATE');
    if (one("SELECT 1 FROM sqlite_master WHERE name = 'members'") === null) {
        $pdo->exec(file_get_contents(__DIR__ . '/tables.sql'));
        require_once __DIR__ . '/seed.php';
        seed();
    }
    $pdo->exec('COMMIT');
    return $pdo;
}

function run(string $sql, ...$values): PDOStatement
{
    $statement = database()->prepare($sql);
    $statement->execute($values);
    return $statement;
}

/** The first row, or null. */
function one(string $sql, ...$values): ?array
{
    return run($sql, ...$values)->fetch() ?: null;
}

function all(string $sql, ...$values): array
{
    return run($sql, ...$values)->fetchAll();
}

/** The number of what was inserted last. */
function newId(): int
{
    return (int) database()->lastInsertId();
}
